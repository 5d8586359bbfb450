import styled from '@emotion/styled';
import { useCallback, useContext, useEffect, useId, useRef, useState } from 'react';
import { onCover } from '../../tokens/color';
import { duration } from '../../tokens/motion';
import { photoMargin } from '../../tokens/print';
import { readProperty } from '../../theme/customProperties';
import { ink } from '../../theme/inks';
import { Halftone } from './Halftone';
import { PhotoContext } from './PhotoContext';

/** The widths in which a photo is offered: one beside a drawing is small. */
const widths = { contact: [96, 192, 320, 480, 640, 1080], ink: [320, 480, 640, 720, 1080, 1600] };

/** `at`: the photo's width in px when it loaded. */
interface Seen {
  state: 'unknown' | 'waiting' | 'shown' | 'failed';
  at?: number;
}

export interface PhotoProps {
  id: string;
  /** `ink` prints it over the drawing, `contact` beside it. */
  photoAs: 'contact' | 'ink';
  /** The picture's width by its height. */
  ratio: number;
  sizes: string;
  eager: boolean;
  /** Called when it covers the drawing, and when it no longer does. */
  onCover: (covers: boolean) => void;
}

/**
 * The photo of a Picture. Its alternative text is empty, so that browsers draw nothing for a broken
 * photo; the Picture has the description (docs/decisions/0003).
 */
export function Photo({ id, photoAs, ratio, sizes, eager, onCover }: PhotoProps) {
  const source = useContext(PhotoContext);
  const ref = useRef<HTMLImageElement>(null);
  const screen = useId();
  const [{ state, at }, setSeen] = useState<Seen>({ state: 'unknown' });

  // The filter would print a photo that is not decoded yet as a blank sheet over the drawing. One
  // that cannot be decoded, or gives way to another file of its own, stays unseen.
  const show = useCallback((image: HTMLImageElement) => {
    const now = () => setSeen({ state: 'shown', at: image.clientWidth });
    if ('decode' in image) image.decode().then(now, () => {});
    else now();
  }, []);

  // It may have arrived, or failed, before React took over.
  useEffect(() => {
    const image = ref.current;
    if (!image?.complete) setSeen({ state: 'waiting' });
    else if (image.naturalWidth) show(image);
    else setSeen({ state: 'failed' });
  }, [show]);

  const printed = photoAs === 'ink' && state === 'shown';
  useEffect(() => onCover(printed), [onCover, printed]);

  const cut = photoAs === 'ink' ? ratio : contactRatio;
  const addressAt = (width: number) => source(id, { width, height: Math.round(width / cut) });
  const src = addressAt(640);
  const offered = widths[photoAs]
    .map((width) => [addressAt(width), `${width}w`])
    .filter(([at]) => at);
  if (!src) return null;
  const Shown = photoAs === 'ink' ? InkPhoto : ContactPhoto;
  return (
    <>
      {printed && <Halftone id={screen} width={at!} />}
      <Shown
        ref={ref}
        alt=""
        // React sets these in this order. WebKit begins to load when it knows an address, so what
        // decides when and how large comes first.
        loading={eager ? 'eager' : 'lazy'}
        fetchpriority={eager ? 'high' : undefined}
        sizes={sizes}
        srcSet={offered.map((each) => each.join(' ')).join(', ')}
        src={src}
        width={640}
        height={Math.round(640 / cut)}
        data-state={state}
        style={printed ? { filter: `url(#${screen})` } : undefined}
        onLoad={({ currentTarget }) => show(currentTarget)}
        onError={() => setSeen({ state: 'failed' })}
      />
    </>
  );
}

/* React 18 knows the attribute only in lower case. */
const Shot = styled.img<{ fetchpriority?: 'high' }>`
  position: absolute;
  /* Sized by limits: where width and height are set, browsers draw an icon for a broken photo
     even with an empty alternative text. */
  inline-size: auto;
  block-size: auto;
  object-fit: cover;
  transition: opacity ${duration.calm}ms;

  /* It stays in the page, because without it the page would be laid out again. */
  &[data-state='failed'] {
    visibility: hidden;
  }
`;

/* Hidden until the filter has printed it, so without script it never shows. */
const InkPhoto = styled(Shot)`
  inset: 0;
  min-inline-size: 100%;
  max-inline-size: 100%;
  min-block-size: 100%;
  max-block-size: 100%;

  &:not([data-state='shown']) {
    opacity: 0;
  }
`;

const contactRatio = 3 / 2;

/** Where the photo beside a drawing hangs: in its Picture, whose card may say so. */
export const photoPlace = {
  width: readProperty('photo-width', '36cqi'),
  top: readProperty('photo-top', '0px'),
  end: readProperty('photo-end', '0px'),
};

/* The paper's edge and its shadow are those of the photo's own pixels: a photo that does not
   come leaves no paper. */
const ContactPhoto = styled(Shot)`
  inset: ${photoPlace.top} auto auto;
  inset-inline-end: ${photoPlace.end};
  min-inline-size: ${photoPlace.width};
  max-inline-size: ${photoPlace.width};
  min-block-size: calc(${photoPlace.width} / ${contactRatio});
  max-block-size: calc(${photoPlace.width} / ${contactRatio});
  rotate: 3deg;
  filter: drop-shadow(${photoMargin} 0 ${onCover.text})
    drop-shadow(calc(-1 * ${photoMargin}) 0 ${onCover.text})
    drop-shadow(0 ${photoMargin} ${onCover.text})
    drop-shadow(0 calc(-1 * ${photoMargin}) ${onCover.text})
    drop-shadow(2px 3px color-mix(in srgb, ${ink.key} 34%, #0000));

  /* An eager one may be half painted when React takes over: it stays in sight. */
  &[data-state='waiting'][loading='lazy'] {
    opacity: 0;
  }
`;

/** A selector: the photo beside a drawing, once it has come. */
export const shownPhoto = `${ContactPhoto}[data-state='shown']`;
