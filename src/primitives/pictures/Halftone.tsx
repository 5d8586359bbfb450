import { ink } from '../../theme/inks';

/** One cell of the screen: 8 x 8 px of alpha, at an angle of 45 degrees. */
const cell =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAQAAABuBnYAAAAANElEQVQY02NgEGcIYVjN8AIIVwNZ4gxAIo9hIpCzGkjmAXlwBkwCrhSmFVMAQwuGoWjWAgBokB/h7QjN0wAAAABJRU5ErkJggg==';

export interface HalftoneProps {
  /** The id by which the photo names it as its filter. */
  id: string;
  /** How wide the photo is, in px: a small one has a finer screen. */
  width: number;
}

/**
 * A filter that prints a photo as a screen of the item's key ink on its ground, a little off
 * register, and leaves bare paper for the lights. It must stand beside the photo, in the same
 * element, because the browser resolves `var()` where the filter stands; only there are the inks
 * the item's own.
 */
export function Halftone({ id, width }: HalftoneProps) {
  const size = width < 300 ? 5 : 6;
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden>
      <filter id={id} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
        {/* How light it is. Shadows and middle tones are lifted: dull photos would be all key, in dark inks above all. */}
        <feColorMatrix type="luminanceToAlpha" />
        <feComponentTransfer result="light">
          <feFuncA type="table" tableValues=".06 .36 .6 .84 1" />
        </feComponentTransfer>
        {/* The less light, the more of each cell is key. */}
        <feImage href={cell} width={size} height={size} />
        <feTile />
        <feComposite in2="light" operator="arithmetic" k2="-5" k3="-5" k4="5.5" result="dots" />
        <feFlood floodColor={ink.key} />
        <feComposite in2="dots" operator="in" />
        {/* Outside the photo alpha is 0, which would count as dark: this cuts the dots to the photo. */}
        <feComposite in2="SourceAlpha" operator="in" />
        <feOffset dx="3" dy="-2" result="key" />
        <feComponentTransfer in="light" result="lights">
          <feFuncA type="linear" slope="14" intercept="-12" />
        </feComponentTransfer>
        <feFlood floodColor={ink.paper} />
        <feComposite in2="lights" operator="in" result="paper" />
        <feFlood floodColor={ink.ground} result="ground" />
        <feComposite in="paper" in2="ground" result="sheet" />
        <feComposite in="key" in2="sheet" />
      </filter>
    </svg>
  );
}
