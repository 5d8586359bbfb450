import type { Guide } from './Guide';

const lists = ['use', 'avoid', 'content', 'accessibility', 'related'] as const;
const wholes = ['status', 'do', 'dont', 'keyboard'] as const;

/** What a guide still lacks, by the name of the field; all of it when there is no guide. Keys may be none. */
export function gaps(guide: Partial<Guide> | undefined): string[] {
  return [
    ...wholes.filter((field) => !guide?.[field]),
    ...lists.filter((field) => !guide?.[field]?.length),
  ];
}
