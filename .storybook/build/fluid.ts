/**
 * The two ends of a `clamp()`: its size in a small window and in a large one. The side margin also
 * takes the rest of a wide window; its ends are those of the `clamp()` in it.
 */
export function fluidEnds(value: string): { min: string; max: string } | null {
  const clamp = /^max\((clamp\(.+?\)), .+\)$/.exec(value)?.[1] ?? value;
  const ends = /^clamp\(([^,]+),.+,\s*([^,]+)\)$/.exec(clamp);
  return ends && { min: ends[1]!.trim(), max: ends[2]!.trim() };
}
