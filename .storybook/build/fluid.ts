/**
 * The two ends of a `clamp()`: the size in a small window and in a large one. A side margin also takes
 * what a wider page leaves over; its ends are those of the `clamp()` within.
 */
export function fluidEnds(value: string): { min: string; max: string } | null {
  const clamp = /^max\((clamp\(.+?\)), .+\)$/.exec(value)?.[1] ?? value;
  const ends = /^clamp\(([^,]+),.+,\s*([^,]+)\)$/.exec(clamp);
  return ends && { min: ends[1]!.trim(), max: ends[2]!.trim() };
}
