import type { Guide } from '../guide/Guide';
import { understanding } from './wcag';

/** The part of a stories file's meta that its docs page is made of. */
export interface DocumentedMeta {
  component?: unknown;
  tags?: string[];
  parameters?: { guide?: Partial<Guide> };
}

/**
 * The problems of a component's docs page, in sentences; empty when there are none. `titles` are
 * those of all docs pages.
 */
export function guideProblems(
  component: unknown,
  { component: documented, tags = [], parameters }: DocumentedMeta,
  titles: ReadonlySet<string>,
): string[] {
  const guide = parameters?.guide;
  const unknown = Object.keys(guide?.accessibility ?? {}).filter((wcag) => !understanding(wcag));
  const nowhere = (guide?.related ?? []).filter((title) => !titles.has(title));
  return [
    ...(documented === component ? [] : ['its meta is about another component']),
    ...(tags.includes('!autodocs') ? ['"!autodocs" leaves it without a docs page'] : []),
    ...(guide?.use?.length ? [] : ['its guide does not say when to use it']),
    ...(guide?.avoid?.length ? [] : ['its guide does not say when not to use it']),
    ...unknown.map((wcag) => `"${wcag}" is no criterion as WCAG writes it`),
    ...nowhere.map((title) => `its related "${title}" is no docs page`),
  ];
}
