import styled from '@emotion/styled';
import {
  forwardRef,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type CSSProperties,
} from 'react';
import { duration } from '../tokens/motion';
import { coverVariables, type CoverHand } from '../tokens/cover';
import { radius } from '../tokens/radius';
import { print } from '../theme/media';
import { coverArt } from './coverArt';
import { PhotoContext } from './PhotoContext';
import { PictureSlot } from './PictureSlot';

export interface CoverProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'role'> {
  /** The item's id: the same one always gives the same art. */
  seed: string;
  /** How the art is drawn; each category has its own. */
  hand: CoverHand;
  /** Width by height. A square unless said otherwise. */
  ratio?: number;
  /** The photo's id. Without one the drawn art stays. */
  photo?: string;
  /** What the picture shows. Leave it out where the words beside it say the same: then it is decoration. */
  description?: string;
  /** As in `<img sizes>`. Leave it out where the list it stands in sets the right one. */
  sizes?: string;
  /** True for the first picture of a page, which loads first. Leave it out within a list, which knows. */
  eager?: boolean;
}

const widths = [96, 192, 320, 480, 640, 800, 1120, 1600];

/**
 * A picture that is never blank: art drawn from the item's id, and the photo over it once that has loaded
 * (docs/product.md, section 7).
 */
export const Cover = forwardRef<HTMLDivElement, CoverProps>(function Cover(
  { seed, hand, ratio = 1, photo, description, sizes, eager, style, ...rest },
  ref,
) {
  const slot = useContext(PictureSlot);
  const named = description ? { role: 'img', 'aria-label': description } : { 'aria-hidden': true };
  return (
    <Root
      ref={ref}
      {...named}
      {...rest}
      style={{ ...coverVariables(seed), '--ratio': ratio, ...style } as CSSProperties}
    >
      <Art data-hand={hand} />
      {photo && (
        <Photo
          key={photo}
          id={photo}
          ratio={ratio}
          sizes={sizes ?? slot.sizes}
          eager={eager ?? slot.eager}
        />
      )}
    </Root>
  );
});

type PhotoProps = { id: string; ratio: number; sizes: string; eager: boolean };

/** Its alternative text is empty, so that browsers draw nothing for a broken photo; the Cover has the description (docs/decisions/0003). */
function Photo({ id, ratio, sizes, eager }: PhotoProps) {
  const source = useContext(PhotoContext);
  const ref = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'unknown' | 'waiting' | 'shown' | 'failed'>('unknown');

  // It may have arrived, or failed, before React took over.
  useEffect(() => {
    const image = ref.current;
    if (!image?.complete) setState('waiting');
    else if (image.naturalWidth === 0) setState('failed');
  }, []);

  const addressAt = (width: number) => source(id, { width, height: Math.round(width / ratio) });
  const src = addressAt(640);
  if (!src || state === 'failed') return null;
  return (
    <Image
      ref={ref}
      alt=""
      src={src}
      srcSet={widths.map((width) => `${addressAt(width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={640}
      height={Math.round(640 / ratio)}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      // React 18 knows the attribute only in lower case.
      {...(eager && { fetchpriority: 'high' })}
      data-state={state}
      onLoad={() => setState('shown')}
      onError={() => setState('failed')}
    />
  );
}

const Root = styled.div`
  position: relative;
  container-type: inline-size;
  aspect-ratio: var(--ratio);
  overflow: hidden;
  border-radius: ${radius.card};
  background: var(--c2);
  /* The art is content: it keeps its colours in forced colours. */
  forced-color-adjust: none;
  print-color-adjust: exact;

  ${print} {
    inline-size: 100%;
    max-block-size: 7cm;
  }
`;

const Art = styled.div`
  position: absolute;
  inset: 0;
  ${coverArt}
`;

const Image = styled.img`
  position: absolute;
  inset: 0;
  /* Sized by limits: where width and height are set, browsers draw an icon for a broken photo even with an empty alternative text. */
  inline-size: auto;
  block-size: auto;
  min-inline-size: 100%;
  max-inline-size: 100%;
  min-block-size: 100%;
  max-block-size: 100%;
  object-fit: cover;
  transition: opacity ${duration.calm}ms;

  /* An eager one may be half painted when React takes over: it stays in sight. */
  &[data-state='waiting'][loading='lazy'] {
    opacity: 0;
  }
`;
