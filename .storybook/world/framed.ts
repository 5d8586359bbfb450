import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { Globals } from './toolbar';

const element = window.frameElement as HTMLElement | null;

/**
 * The frame on a docs page that this window is shown in. The catalogue itself shows its pages in a
 * frame too, which does not count.
 */
const frame = element?.closest('.sbdocs') ? element : null;

/** True in the frame of a story. It plays by itself, while a journey's frame comes only at a press. */
const isStory = frame?.id.startsWith('iframe--') ?? false;

/** The settings of a docs page that hold in its frames too. */
const forFrame = (globals: Partial<Globals> = {}): Partial<Globals> => ({
  ...globals,
  // A frame is a window with one copy in it, so it follows the system where the page shows both.
  ...(globals.scheme === 'both' && { scheme: 'system' as const }),
  main: 'off',
});

/** In a frame: the settings of the docs page around it, with which its story begins. */
export function settingsAround(): Partial<Globals> {
  if (!frame) return {};
  const { __STORYBOOK_PREVIEW__: around } = window.parent as typeof window & Preview;
  return forFrame(around.storyStoreValue?.userGlobals.get());
}

/** On a docs page: gives its settings to the stories that it shows in frames. */
export function tellFrames(globals: Globals) {
  for (const { contentWindow } of document.querySelectorAll<HTMLIFrameElement>('.sbdocs iframe')) {
    // A frame far below has not loaded yet, and will ask by itself.
    const preview = (contentWindow as (typeof window & Partial<Preview>) | null)
      ?.__STORYBOOK_PREVIEW__;
    if (preview?.storyStoreValue) void preview.onUpdateGlobals({ globals: forFrame(globals) });
  }
}

/** The real one: journeys play with a clock of their own. */
const { setTimeout } = window;

/** In the frame of a journey: tells its page which step comes, and leaves time to read it. */
export async function announceStep(step: string) {
  if (!frame || isStory) return;
  frame.dispatchEvent(new CustomEvent('step', { detail: step }));
  await new Promise((done) => setTimeout(done, 1000));
}

/**
 * In the frame of a story: when its play is over, the reader of the docs page has the focus again, and
 * the page stands where it stood. From then on the frame takes the focus only from a reader who goes
 * into it.
 */
export function leaveFocusAround() {
  if (!frame || !isStory) return;
  const around = window.parent.document;
  let [isPlaying, isEntered] = [true, false];
  let before: HTMLElement | undefined;
  const giveBack = () => {
    if (isPlaying || isEntered || around.activeElement !== frame) return;
    frame.blur();
    before?.focus({ preventScroll: true });
  };
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, ({ isTrusted }) => (isEntered ||= isTrusted), true);
  addons.getChannel().on(STORY_FINISHED, () => {
    isPlaying = false;
    giveBack();
  });
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    const { activeElement } = around;
    // Another frame may be playing at the same time.
    if (activeElement?.tagName !== 'IFRAME') before = activeElement as HTMLElement;
    focus.call(this, isEntered ? options : { ...options, preventScroll: true });
    giveBack();
  };
}

interface Preview {
  __STORYBOOK_PREVIEW__: typeof __STORYBOOK_PREVIEW__;
}
