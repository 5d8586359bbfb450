/** Repeats the items until there are as many as asked for, each with an id of its own. */
export const repeated = <Item extends { id: string }>(items: readonly Item[], length: number) =>
  Array.from({ length }, (_, index): Item => {
    const item = items[index % items.length]!;
    return index < items.length ? item : { ...item, id: `${item.id}-${index}` };
  });
