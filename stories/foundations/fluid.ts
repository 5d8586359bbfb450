/** The two ends of a `clamp()`: the size in a small window and in a large one. */
export function fluidEnds(value: string): { min: string; max: string } | null {
  const ends = /^clamp\(([^,]+),.+,\s*([^,]+)\)$/.exec(value);
  return ends && { min: ends[1]!.trim(), max: ends[2]!.trim() };
}
