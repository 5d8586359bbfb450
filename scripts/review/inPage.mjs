// @ts-check
// What runs in the catalogue's page. Each function goes there alone, as text: it uses nothing but
// its arguments and the page.

/** Before Storybook: hears from its channel how the story ended, its play included. */
export function listen() {
  // What a story has kept here outlives its page.
  if (location.protocol.startsWith('http')) {
    localStorage.clear();
    sessionStorage.clear();
  }
  const world = /** @type {any} */ (window);
  world.waxlineBegin = () => {
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
      const fail = (problem) => {
        const error = problem?.message ?? problem?.description ?? String(problem);
        world.waxlineEnd({ error });
      };
      for (const event of [
        ...['playFunctionThrewException', 'storyThrewException', 'storyErrored'],
        ...['storyMissing', 'configError'],
      ])
        channel.on(event, fail);
      channel.on('storyFinished', (/** @type {any} */ { status }) => {
        if (status === 'error') fail('The story ended with an error.');
        else world.waxlineEnd({ error: '' });
      });
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
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  world.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/**
 * How the story ended, once it has. It tells by itself: asking at every frame would keep the machine
 * busy with frames.
 * @returns {Promise<{ error: string }>}
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
