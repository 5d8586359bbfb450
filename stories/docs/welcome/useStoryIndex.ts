import { useEffect, useState } from 'react';

/** An entry of Storybook's own index. */
export interface IndexEntry {
  id: string;
  title: string;
  type: 'docs' | 'story';
}

/** All entries of the catalogue, from its own index; empty until that is read. */
export function useStoryIndex(): readonly IndexEntry[] {
  const [entries, setEntries] = useState<IndexEntry[]>([]);
  useEffect(() => {
    fetch('./index.json')
      .then((response) => response.json())
      .then((index: { entries: Record<string, IndexEntry> }) =>
        setEntries(Object.values(index.entries)),
      )
      // Without the index, the page only lacks the numbers.
      .catch(() => undefined);
  }, []);
  return entries;
}
