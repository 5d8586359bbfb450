import type { Post } from '../../content/types';
import { fluid, fluidSpace } from '../../tokens/space';
import { property } from '../../theme/customProperties';
import { atLeast, onPaper, onTablet } from '../../theme/media';
import { posterText } from '../../theme/text';

/** A cover is four wide and five high. */
const ratio = 4 / 5;

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** How a part of a drawing differs from the drawing's middle, in size and place. */
function crop(
  name: 'tall' | 'low',
  [width, height]: Post['print']['box'],
  part: Post['print']['tall'],
) {
  if (!part) return undefined;
  const [left, top, across] = part;
  const down = across / ratio;
  return {
    [`--wx-${name}-scale`]: (height * ratio) / across,
    [`--wx-${name}-right`]: percent((width / 2 - left - across / 2) / across),
    [`--wx-${name}-down`]: percent((height - top - down) / down),
  };
}

/** The part of a drawing that a cover shows, and the one in a low window: `asCover` and `cover` read them. */
export const cropVariables = ({ box, tall, low }: Post['print']) => ({
  ...crop('tall', box, tall),
  ...crop('low', box, low),
});

/**
 * A picture in the format of a cover; on a tablet a square, because a cover would be higher than the
 * words beside it. There the same way to the right is a smaller share of the width.
 */
const asCover = `
  ${property('scene-scale')}: var(--wx-tall-scale, none);
  ${property('scene-shift')}: var(--wx-tall-right, 0%) var(--wx-tall-down, 0%);
  aspect-ratio: ${ratio};

  ${onTablet} {
    ${property('scene-shift')}: calc(var(--wx-tall-right, 0%) * ${ratio}) var(--wx-tall-down, 0%);
    aspect-ratio: 1;
  }
`;

/** A cover beside its words. */
export const besideWords = `
  ${asCover}
  align-self: start;

  /* On paper the picture is in its own format. */
  ${onPaper} {
    ${property('scene-scale')}: none;
    ${property('scene-shift')}: none;
    aspect-ratio: 3 / 2;
  }
`;

/**
 * The picture of a lead story in smaller windows. On a phone its words cover a part of its foot; beside them
 * the scene's floor would show as a stub, so it is below the edge.
 */
export const underWords = `
  inline-size: calc(100% - ${fluidSpace.edge});
  border-radius: 0;
  ${property('scene-scale')}: 1.05;
  ${property('scene-shift')}: 0 3.4%;

  /* Low enough for a sheet of Letter, below the masthead. */
  ${onPaper} {
    aspect-ratio: 16 / 9;
  }
`;

/** The share of the window that the picture of a lead story takes from a laptop on, in percent. */
const share = 42.5;

/**
 * A photo is wider than high, so one that fills a cover is drawn wider than its box; under the
 * halftone a little more than the box is enough. In smaller windows it takes all but one margin.
 */
export const leadSizes = `${atLeast('laptop')} ${Math.ceil(share * 1.15)}vw, 96vw`;

/** The distance between the box of a cover and its words. */
const inset = fluid(1.5, 3.4, 4);

/** Below the masthead, such a window shows only the beginning of the lead story. */
const lowWindow = '@media (min-aspect-ratio: 5 / 3)';

/** A lead story from a laptop on: a cover, and beside it words as large as a cover's. */
export const cover = {
  /* It is as high as the words, if those are long. In a low window it grows no more than the headline
     does; in a very wide one it is wider than high, and has room for the whole scene, moved towards
     its start as far as that leaves no gap. */
  picture: `
    ${asCover}
    inline-size: ${share}%;
    min-block-size: calc(${share}vw / ${ratio});
    aspect-ratio: auto;

    ${lowWindow} {
      ${property('scene-scale')}: var(--wx-low-scale, var(--wx-tall-scale, none));
      ${property('scene-shift')}: var(--wx-low-right, var(--wx-tall-right, 0%)) var(--wx-low-down, var(--wx-tall-down, 0%));
      min-block-size: min(${share}vw / ${ratio}, 73rem);
    }
    ${lowWindow} and (min-width: 180em) {
      ${property('scene-scale')}: none;
      ${property('scene-shift')}: min(0%, max(-10%, 50% - 54.75rem)) 0;
    }
  `,
  /* The words take the last eight of the page's twelve columns, and stand on the picture's foot; in a
     low window category and headline begin where the picture does, and the rest ends where it ends. */
  words: `
    align-self: end;
    justify-self: end;
    inline-size: calc(
      (100% - 2 * ${fluidSpace.edge} - 11 * ${fluidSpace.gap}) * 2 / 3 + 7 * ${fluidSpace.gap}
    );
    margin-block-start: ${fluid(4, 8, 10)};
    margin-inline-start: 0;
    padding-block-start: ${inset};
    padding-inline-start: ${inset};

    ${lowWindow} {
      grid-template-rows: auto 1fr;
      align-self: stretch;
      margin-block-start: 0;
    }
  `,
};

/** A higher line would indent the fourth line of the text too. */
const initialLine = 0.7;

/**
 * The first letter of the lead's excerpt, three lines high. The padding is physical because Chromium
 * ignores logical padding there.
 */
export const initial = `
  ${posterText}
  float: inline-start;
  padding: 0.055em 0.09em 0 0;
  font-size: min(5.6em, 23vw);
  line-height: ${initialLine};
`;
