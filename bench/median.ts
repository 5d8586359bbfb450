/** The middle of the values; of an even number, the greater of the two in the middle. */
export const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1]!;
