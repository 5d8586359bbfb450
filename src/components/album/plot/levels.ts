import { placesOf } from '../../../primitives/figures/Sparkline';

export interface Level {
  name: 'High' | 'Last' | 'Open';
  /** US dollars. */
  price: number;
  /** How far below the plot's upper edge, as a share of its height. */
  place: number;
  /**
   * The side of the hairline on which the words are clear of the day's line. Missing where they
   * would lie on the words of another level.
   */
  words?: 'over' | 'under';
}

/** Two levels that are closer than this share one hairline. */
const SAME = 1 / 32;
/** The room that the words of two hairlines need between them. */
const ROOM = 6 / 32;

const mean = (prices: readonly number[]) =>
  prices.reduce((sum, price) => sum + price, 0) / prices.length;

/**
 * The prices of a day that get a hairline. A price close to one that has a hairline gets none: Open
 * comes first, because the day is measured by it, and Last comes last, because that price stands on
 * the flaps as well. The words stand where the day begins if it rises, and where it ends if it
 * falls, because the line is low there.
 */
export function levelsOf(history: readonly number[], trend: 'up' | 'down'): Level[] {
  if (history.length < 2) return [];
  const places = placesOf(history);
  const quarter = Math.ceil(history.length / 4);
  const [level, near] =
    trend === 'up'
      ? (['Open', history.slice(0, quarter)] as const)
      : (['Last', history.slice(-quarter)] as const);
  const named: Level[] = [];
  for (const [name, index] of [
    ['Open', 0],
    ['High', history.indexOf(Math.max(...history))],
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
