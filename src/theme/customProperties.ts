import type { customProperties } from './customPropertyTable';

type Properties = typeof customProperties;
type Name = keyof Properties;
type Default<Of extends Name> = Properties[Of] extends { default: infer Value } ? Value : never;

/** The name of such a custom property, to set it: `${property('disc-out')}: 1;`. */
export const property = <Of extends Name>(name: Of) => `--wx-${name}` as const;

/**
 * Reads a custom property that may not be set, with its default. The default must be that of the
 * table.
 */
export const readProperty = <Of extends Name>(name: Of, fallback?: Default<Of>) =>
  `var(--wx-${name}${fallback ? `, ${fallback}` : ''})`;
