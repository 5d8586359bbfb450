import { gaps } from './gaps';
import type { Guide } from './Guide';
import { understanding } from './wcag';

/** As much of a stories file's meta as its docs page is drawn from. */
export interface DocumentedMeta {
  title?: string;
  component?: unknown;
  tags?: string[];
  parameters?: { guide?: Partial<Guide> };
}

/**
 * What the docs page of a component still lacks, in sentences; nothing when it is whole.
 * `titles` are those of all docs pages.
 */
export function lacks(
  component: unknown,
  meta: DocumentedMeta,
  titles: ReadonlySet<string>,
): string[] {
  const { tags = [], parameters: { guide } = {} } = meta;
  const missing = gaps(guide);
  const unknown = (guide?.accessibility ?? []).filter(({ wcag }) => !understanding(wcag));
  const nowhere = (guide?.related ?? []).filter((title) => !titles.has(title));
  return [
    ...(meta.component === component ? [] : ['its meta is about another component']),
    ...(tags.includes('!autodocs') ? ['"!autodocs" leaves it without a docs page'] : []),
    ...(missing.length ? [`its guide lacks ${missing.join(', ')}`] : []),
    ...(guide?.status && !tags.includes(guide.status)
      ? [`its guide says "${guide.status}", its tags do not`]
      : []),
    ...unknown.map(({ wcag }) => `"${wcag}" is no criterion as WCAG writes it`),
    ...nowhere.map((title) => `its related "${title}" is no docs page`),
  ];
}
