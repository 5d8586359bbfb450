import { placesOf } from '../../../primitives/figures/Sparkline';

export interface Level {
  name: 'High' | 'Last' | 'Open';
  /** US dollars. */
  price: number;
  /** How far below the plot's upper edge, as a share of its height. */
  place: number;
  /** On which side of its hairline its words are clear of the day's line. Left out where they would lie on those of another level. */
  words?: 'over' | 'under';
}

/** Two hairlines so close are one. */
const SAME = 1 / 32;
/** So much room the words of two hairlines need, those of one over it and of the other under it. */
const ROOM = 6 / 32;

const mean = (prices: readonly number[]) =>
  prices.reduce((sum, price) => sum + price, 0) / prices.length;

/**
 * The prices of a day that have a hairline. What is close to one named before gives way: Open is what the day is
 * measured by, and the last price stands on the flaps as well. The words stand where the day begins if it
 * rises, where it ends if it falls: there the line is low.
 */
export function levelsOf(history: readonly number[], trend: 'up' | 'down'): Level[] {
  if (history.length < 2) return [];
  const places = placesOf(history);
  const high = Math.min(...places);
  const quarter = Math.ceil(history.length / 4);
  const [level, near] =
    trend === 'up'
      ? (['Open', history.slice(0, quarter)] as const)
      : (['Last', history.slice(-quarter)] as const);
  const named: Level[] = [];
  for (const [name, index] of [
    ['Open', 0],
    ['High', places.indexOf(high)],
    ['Last', history.length - 1],
  ] as const) {
    const [price, place] = [history[index]!, places[index]!];
    const isNear = (room: number) => (one: Level) => Math.abs(one.place - place) <= room;
    if (named.some(isNear(SAME))) continue;
    const words = name === level && mean(near) >= price ? 'under' : 'over';
    const hasRoom = !named.filter((one) => one.words).some(isNear(ROOM));
    named.push({ name, price, place, words: hasRoom ? words : undefined });
  }
  return named;
}
