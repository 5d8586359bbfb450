import { join } from 'node:path';
import type { Mode } from '../../.storybook/world/modes';

/*
 * The review's words. A story is photographed in each of its looks (a window and settings). A studio
 * (studio.ts) serves a catalogue and has a camera (camera.ts) for each look; it answers an order with
 * a picture. A test compares the pictures of one story, and a take is all pictures of a catalogue.
 */

export interface Story {
  id: string;
  title: string;
  name: string;
  file: string;
  /** From its `parameters.chromatic`, as is `disableSnapshot`. */
  modes?: Record<string, Mode & { disable?: boolean }>;
  disableSnapshot?: boolean;
  /** The window that the story sets for itself. `globals` are its other settings. */
  viewport?: Mode['viewport'];
  globals: Record<string, unknown>;
}

/** The settings with which a page is loaded: Playwright's own, and Storybook's globals. */
export interface Look extends Pick<Mode, 'viewport'> {
  colorScheme: 'light' | 'dark';
  forcedColors: 'active' | 'none';
  globals: Record<string, unknown>;
}

/** A picture to take, with the address of the studio that takes it. */
export interface Order {
  address: string;
  story: string;
  look: Look;
  /**
   * The file in which the picture is kept. If it exists, the picture is not taken, unless `again`
   * is set.
   */
  file?: string;
  again?: boolean;
}

/**
 * A story to judge by its pictures. Without an expected picture there is nothing to compare with.
 */
export interface Test {
  title: string;
  shots: { mode: string; actual: Order; expected?: Order }[];
  /** The digests of the story's accepted changes. */
  accepted?: string[];
}

/** A catalogue that is served. */
interface Side {
  address: string;
  stories: Story[];
}

/**
 * The looks in which a story is photographed: one for each of its modes, read as Chromatic reads
 * them.
 */
export function looksOf({ modes = {}, disableSnapshot, viewport: window, globals: own }: Story) {
  const looks = new Map<string, [mode: string, look: Look]>();
  for (const [mode, settings] of disableSnapshot ? [] : Object.entries(modes)) {
    // A mode's settings besides its window and forced colours are globals of Storybook's.
    const { viewport, forcedColors = 'none', disable, ...globals } = settings;
    const all: Story['globals'] = { ...globals, ...own };
    // "As the system" means light, because Chromatic's system is light.
    const colorScheme = all.scheme === 'dark' ? 'dark' : 'light';
    const look: Look = { viewport: window ?? viewport, colorScheme, forcedColors, globals };
    // A story that sets its own window or globals may look the same in several modes.
    const key = JSON.stringify({ ...look, globals: all });
    if (!disable && !looks.has(key)) looks.set(key, [mode, look]);
  }
  return [...looks.values()];
}

/** The stories with this text in their title, name or id; capitals do not matter. */
export const named = (stories: Story[], text: string) =>
  stories.filter((story) =>
    `${titleOf(story)} ${story.id}`.toLowerCase().includes(text.toLowerCase()),
  );

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
      // The first of several takes is the one that the others are compared with.
      return { mode, actual: address === base.address ? expected : actual, expected };
    }),
  }));
  return tests.filter(({ shots }) => shots.length > 0);
}

/** Compares each take of a catalogue with the first. Each is served by a studio of its own. */
export const planRepeat = (takes: Side[], folder: string) =>
  takes.flatMap((take, index) => {
    const tests = planReview(take, takes[0] ?? take, folder, `, take ${index + 1}`);
    // Every second take goes backwards, which shows stories that depend on what another left
    // behind.
    return index % 2 ? tests.reverse() : tests;
  });

/** The titles of the stories that the other side lacks. */
export const titlesBeyond = (other: Side, { stories }: Side) =>
  stories.filter((story) => !other.stories.some(({ id }) => id === story.id)).map(titleOf);

/** The stories that are still there, with the modes in which they are no longer photographed. */
export const noLongerTaken = (before: Side, { stories }: Side) =>
  before.stories.flatMap((was) => {
    const is = stories.find(({ id }) => id === was.id);
    if (!is) return [];
    const taken = new Map(looksOf(is));
    const left = looksOf(was).flatMap(([mode]) => (taken.has(mode) ? [] : mode));
    return left.length > 0 ? `${titleOf(was)} (${left.join(', ')})` : [];
  });

const titleOf = ({ title, name }: Story) => `${title} › ${name}`;
