// @ts-check
// What runs in the catalogue's page. Each function goes there alone, as text: it uses nothing but
// its arguments and the page.

/** Before Storybook starts: hears from its channel how the story ended, its play included. */
export function listen() {
  const world = /** @type {any} */ (window);
  world.waxlineBegin = () => {
    // What a story keeps here outlives it. An empty page, the first there is, has no such place.
    if (location.protocol.startsWith('http')) {
      localStorage.clear();
      sessionStorage.clear();
    }
    window.scrollTo(0, 0);
    world.waxlineStory = new Promise((end) => (world.waxlineEnd = end));
  };
  world.waxlineBegin();
  const slot = '__STORYBOOK_ADDONS_CHANNEL__';
  Object.defineProperty(window, slot, {
    configurable: true,
    get: () => undefined,
    set(channel) {
      Object.defineProperty(window, slot, { value: channel, writable: true, configurable: true });
      /** @param {any} problem */
      const fail = (problem) =>
        world.waxlineEnd(problem?.message ?? problem?.description ?? String(problem));
      for (const event of [
        ...['playFunctionThrewException', 'storyThrewException', 'storyErrored'],
        ...['storyMissing', 'configError'],
      ])
        channel.on(event, fail);
      channel.on('storyFinished', (/** @type {any} */ { status }) =>
        world.waxlineEnd(status === 'error' ? 'The story ended with an error.' : ''),
      );
    },
  });
}

/**
 * Puts a story in the place of the one that is there.
 * @param {string} storyId
 */
export function show(storyId) {
  const world = /** @type {any} */ (window);
  world.waxlineBegin();
  world.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/**
 * Why the story failed, once it has ended; empty when it did not. The page tells by itself: asking at
 * every frame would keep the machine busy with frames.
 * @returns {Promise<string>}
 */
export const finished = () => /** @type {any} */ (window).waxlineStory;

/** Until fonts and pictures are there, motion has come to its end, and all is painted. */
export async function settle() {
  await document.fonts.ready;
  const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  for (const motion of document.getAnimations()) {
    const { endTime } = motion.effect?.getComputedTiming() ?? {};
    if (endTime === Infinity) motion.cancel();
    else motion.finish();
  }
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const { scrollWidth: width, scrollHeight: height } = document.documentElement;
  /** @type {any} */ (window).waxlineFocus = document.activeElement;
  return { width, height, fits: width <= innerWidth && height <= innerHeight };
}

/** Whether the focus is where it was once all had settled. */
export const hasKeptFocus = () =>
  /** @type {any} */ (window).waxlineFocus === document.activeElement;

/** What each story asks for, merged by Storybook. */
export async function readStories() {
  const { __STORYBOOK_PREVIEW__: preview } = /** @type {any} */ (window);
  await preview.ready();
  const stories = Object.entries(await preview.extract());
  return stories.map(([id, { title, name, parameters, storyGlobals = {} }]) => {
    const { viewport, ...globals } = storyGlobals;
    const styles = parameters.viewport?.options?.[viewport?.value]?.styles;
    return {
      ...{ id, title, name, file: parameters.fileName.replace(/^\.\//, ''), globals },
      .../** @type {{ modes?: object, disableSnapshot?: boolean }} */ (parameters.chromatic),
      ...(styles && {
        size: { width: parseInt(styles.width), height: parseInt(styles.height) },
      }),
    };
  });
}
