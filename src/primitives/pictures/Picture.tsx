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
import type { ItemPrint } from '../../content/types';
import { duration } from '../../tokens/motion';
import { printLine } from '../../tokens/print';
import { radius } from '../../tokens/radius';
import { property, readProperty } from '../../theme/customProperties';
import { ink, inkVariables } from '../../theme/inks';
import { print as onPaper } from '../../theme/media';
import { PhotoContext } from './PhotoContext';
import { PictureSlot } from './PictureSlot';
import { Print, type PrintProps } from './Print';

export interface PictureProps
  extends
    Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'role'>,
    Pick<PrintProps, 'fit' | 'size' | 'bare'> {
  /** The item's print. */
  print: ItemPrint;
  /** Width by height. A square unless said otherwise. */
  ratio?: number;
  /** The photo's id. Without one the print stays. */
  photo?: string;
  /** `colour` covers the print: for goods. `ink` prints the photo in the item's ground: for posts, shows, streams. */
  tone?: 'colour' | 'ink';
  /** What the picture shows. Leave it out where the words beside it say the same: then it is decoration. */
  description?: string;
  /** As in `<img sizes>`. Leave it out where the list it stands in sets the right one. */
  sizes?: string;
  /** True for the first picture of a page, which loads first. Leave it out within a list, which knows. */
  eager?: boolean;
}

const widths = [96, 192, 320, 480, 640, 720, 1080, 1600];

/**
 * A picture that is never blank: the item's print, and its photo over it once that has loaded
 * (docs/product.md, section 7). What has no photo is a Print or a PriceCover.
 */
export const Picture = forwardRef<HTMLDivElement, PictureProps>(function Picture(
  {
    print,
    fit = 'fill',
    size,
    bare,
    ratio = 1,
    photo,
    tone = 'colour',
    description,
    sizes,
    eager,
    style,
    ...rest
  },
  ref,
) {
  const slot = useContext(PictureSlot);
  const named = description ? { role: 'img', 'aria-label': description } : { 'aria-hidden': true };
  const { inks, ...drawing } = print;
  const Box = tone === 'ink' ? InkRoot : Root;
  return (
    <Box
      ref={ref}
      {...named}
      data-tone={tone}
      data-bare={bare || undefined}
      {...rest}
      style={{ ...inkVariables(inks), '--wx-ratio': ratio, ...style } as CSSProperties}
    >
      <Art print={drawing} fit={fit} data-fit={fit} size={size} bare />
      {photo && (
        <Photo
          key={photo}
          id={photo}
          ratio={ratio}
          sizes={sizes ?? slot.sizes}
          eager={eager ?? slot.eager}
        />
      )}
    </Box>
  );
});

type PhotoProps = { id: string; ratio: number; sizes: string; eager: boolean };

/** Its alternative text is empty, so that browsers draw nothing for a broken photo; the Picture has the description (docs/decisions/0003). */
function Photo({ id, ratio, sizes, eager }: PhotoProps) {
  const source = useContext(PhotoContext);
  const ref = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'unknown' | 'waiting' | 'shown' | 'failed'>('unknown');

  // It may have arrived, or failed, before React took over.
  useEffect(() => {
    const image = ref.current;
    if (!image?.complete) setState('waiting');
    else setState(image.naturalWidth === 0 ? 'failed' : 'shown');
  }, []);

  const addressAt = (width: number) => source(id, { width, height: Math.round(width / ratio) });
  const src = addressAt(640);
  const offered = widths.map((width) => [addressAt(width), `${width}w`]).filter(([at]) => at);
  if (!src || state === 'failed') return null;
  return (
    <Image
      ref={ref}
      alt=""
      src={src}
      srcSet={offered.map((each) => each.join(' ')).join(', ')}
      sizes={sizes}
      width={640}
      height={Math.round(640 / ratio)}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchpriority={eager ? 'high' : undefined}
      data-state={state}
      onLoad={() => setState('shown')}
      onError={() => setState('failed')}
    />
  );
}

const Art = styled(Print)`
  position: absolute;
  inset: 0;
  /* A thing has room around it. */
  padding: ${readProperty('print-room', '8%')};
  block-size: 100%;
  ${property('print-line')}: ${printLine};

  /* A scene that ended between two pixels would show a hair of its ground there. */
  &[data-fit='fill'] {
    inset: -0.5%;
    inline-size: 101%;
    block-size: 101%;
    padding: 0;
  }
`;

/* React 18 knows the attribute only in lower case. */
const Image = styled.img<{ fetchpriority?: 'high' }>`
  position: absolute;
  inset: ${readProperty('photo-top', '0px')} 0 0;
  /* Sized by limits: where width and height are set, browsers draw an icon for a broken photo even with an empty alternative text. */
  inline-size: auto;
  block-size: auto;
  min-inline-size: 100%;
  max-inline-size: 100%;
  min-block-size: calc(100% - ${readProperty('photo-top', '0px')});
  max-block-size: calc(100% - ${readProperty('photo-top', '0px')});
  object-fit: cover;
  transition: opacity ${duration.calm}ms;

  /* An eager one may be half painted when React takes over: it stays in sight. */
  &[data-state='waiting'][loading='lazy'] {
    opacity: 0;
  }
`;

const withPhoto = `:has(${Image}[data-state='shown'])`;

const Root = styled.div`
  position: relative;
  container-type: inline-size;
  aspect-ratio: var(--wx-ratio);
  overflow: hidden;
  border-radius: ${radius.print};
  background: ${ink.ground};
  color: ${ink.key};
  /* What multiplies in it keeps to it. */
  isolation: isolate;
  /* The print is content: it keeps its colours in forced colours. */
  forced-color-adjust: none;
  print-color-adjust: exact;

  &[data-bare] {
    background: none;
    overflow: visible;
  }
  /* Once the photo covers them, print and ground go: in the corners they would show as a fringe. */
  &[data-tone='colour']${withPhoto} {
    background: none;
    transition: background-color 0s ${duration.calm}ms;

    ${Art} {
      visibility: hidden;
      transition: visibility 0s ${duration.calm}ms;
    }
  }
  ${onPaper} {
    inline-size: 100%;
    max-block-size: 7cm;
  }
`;

/* The photo becomes the key plate: grey, multiplied over the ground in place of the drawing. Until it is
   known to have come, and without script, it covers the drawing as it is. */
const InkRoot = styled(Root)`
  ${Image} {
    filter: grayscale(1) contrast(1.15);
  }
  &${withPhoto} {
    ${Art} {
      opacity: 0;
      transition: opacity ${duration.calm}ms;
    }
    ${Image} {
      mix-blend-mode: multiply;
    }
  }
`;
