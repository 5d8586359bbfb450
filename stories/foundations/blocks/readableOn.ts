import { color, type ColorRole } from '../../../src/tokens/color';
import { contrastRatio, pairs } from '../../../src/tokens/contrast';

export const schemes = ['dark', 'light'] as const;

/** The role that is easiest to read on a ground, of those that the product draws there. */
export function readableOn(ground: ColorRole, scheme: (typeof schemes)[number]): ColorRole {
  const ratio = (role: ColorRole) => contrastRatio(color[role][scheme], color[ground][scheme]);
  const drawn = pairs.filter(({ on }) => on === ground).map(({ use }) => use);
  return drawn.reduce((best, role) => (ratio(role) > ratio(best) ? role : best));
}
