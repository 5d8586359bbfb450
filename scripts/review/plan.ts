import { join } from 'node:path';
import type { Mode } from '../../.storybook/world/modes';

/** A story as the catalogue has it. */
export interface Story {
  id: string;
  title: string;
  name: string;
  file: string;
  /** Of its `parameters.chromatic`, as is `disableSnapshot`. */
  modes?: Record<string, Mode & { disable?: boolean }>;
  disableSnapshot?: boolean;
  /** The window it sets for itself; `globals` is what else it does. */
  viewport?: Mode['viewport'];
  globals: Record<string, unknown>;
}

/** What a page is loaded for: settings as Playwright has them, and globals of Storybook's. */
export interface Look extends Pick<Mode, 'viewport'> {
  colorScheme: 'light' | 'dark';
  forcedColors: 'active' | 'none';
  globals: Record<string, unknown>;
}

/** A picture to take, and the address of the studio that takes it. */
export interface Order {
  address: string;
  story: string;
  look: Look;
  /** Where it is kept: what is there already is not taken, unless it shall be taken `again`. */
  file?: string;
  again?: boolean;
}

/** A story to judge by its pictures. Where none is expected, there is nothing to compare with. */
export interface Test {
  title: string;
  shots: { mode: string; actual: Order; expected?: Order }[];
  /** The digests of its changes that are accepted. */
  accepted?: string[];
}

/** A catalogue that is served. */
interface Side {
  address: string;
  stories: Story[];
}

/** How a story is photographed: in each of its modes, read as Chromatic reads them. */
export function looksOf({ modes = {}, disableSnapshot, viewport: window, globals: own }: Story) {
  const looks = new Map<string, [mode: string, look: Look]>();
  for (const [mode, settings] of disableSnapshot ? [] : Object.entries(modes)) {
    // What a mode names besides its window and forced colours is a global of Storybook's.
    const { viewport, forcedColors = 'none', disable, ...globals } = settings;
    const all: Story['globals'] = { ...globals, ...own };
    // "As the system", of which Chromatic's is light.
    const colorScheme = all.scheme === 'dark' ? 'dark' : 'light';
    const look: Look = { viewport: window ?? viewport, colorScheme, forcedColors, globals };
    // A story that sets a window or a global for itself may look the same in several modes.
    const sight = JSON.stringify({ ...look, globals: all });
    if (!disable && !looks.has(sight)) looks.set(sight, [mode, look]);
  }
  return [...looks.values()];
}

/** A test for each story that is photographed; the pictures of the base are kept. */
export function planReview({ address, stories }: Side, base: Side, folder: string, suffix = '') {
  const before = new Map(base.stories.map((story) => [story.id, new Map(looksOf(story))]));
  const tests = stories.map((story): Test => ({
    title: titleOf(story) + suffix,
    shots: looksOf(story).map(([mode, look]) => {
      const actual = { address, story: story.id, look };
      const lookBefore = before.get(story.id)?.get(mode);
      if (!lookBefore) return { mode, actual };
      const file = join(folder, `${story.id}.${mode.replace(/[^\p{L}\p{N}]+/gu, '-')}.png`);
      const expected = { address: base.address, story: story.id, look: lookBefore, file };
      // The first of several takes is what the others are compared with.
      return { mode, actual: address === base.address ? expected : actual, expected };
    }),
  }));
  return tests.filter(({ shots }) => shots.length > 0);
}

/** Compares each take of a catalogue, served by a studio of its own, with the first. */
export const planRepeat = (takes: Side[], folder: string) =>
  takes.flatMap((take, index) => {
    const tests = planReview(take, takes[0] ?? take, folder, `, take ${index + 1}`);
    // Backwards, a story that shows what another left behind is found out.
    return index % 2 ? tests.reverse() : tests;
  });

/** Of the stories that another side lacks. */
export const titlesBeyond = (other: Side, { stories }: Side) =>
  stories.filter((story) => !other.stories.some(({ id }) => id === story.id)).map(titleOf);

const titleOf = ({ title, name }: Story) => `${title} › ${name}`;
