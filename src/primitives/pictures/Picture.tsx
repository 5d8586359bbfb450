import styled from '@emotion/styled';
import { forwardRef, useContext, useState, type ComponentPropsWithoutRef } from 'react';
import type { ItemPrint } from '../../content/types';
import { duration, easing } from '../../tokens/motion';
import { printLine } from '../../tokens/print';
import { radius } from '../../tokens/radius';
import { property, readProperty } from '../../theme/customProperties';
import { gliding, ink, inked, inkVariables } from '../../theme/inks';
import { onPaper } from '../../theme/media';
import { Photo, photoPlace, shownPhoto, type PhotoProps } from './Photo';
import { PictureSlot } from './PictureSlot';
import { Print, type PrintProps } from './Print';

export interface PictureProps
  extends
    Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'role'>,
    Pick<PrintProps, 'fit' | 'size'> {
  /** The item's print. */
  print: ItemPrint;
  /** Width by height. A square unless said otherwise. */
  ratio?: number;
  /** The photo's id. Without one there is the print alone. */
  photo?: string;
  /**
   * How the photo is printed. `ink`: over the drawing, in the item's own inks. `contact`, for
   * goods: a small one on paper beside what is drawn; its card brings the ground, and says where the
   * photo hangs, by `--wx-photo-width`, `-top` and `-end`.
   */
  photoAs?: PhotoProps['photoAs'];
  /**
   * What the photo shows, and the drawing too unless its print has words of its own: screen readers
   * are told what is seen (WCAG 1.1.1). Leave it out where the words beside it say the same: then it
   * is decoration.
   */
  description?: string;
  /**
   * How wide the photo is shown, as in `<img sizes>`. Leave it out where the list it stands in sets
   * the right one.
   */
  sizes?: string;
  /** True for the first picture of a page, which loads first. Leave it out within a list, which knows. */
  eager?: boolean;
}

/**
 * A picture that is never blank: the item's print, always, and its photo as printed in the shop's way
 * (docs/product.md, section 7; docs/decisions/0020). What has no photo is a Print or a PriceCover.
 */
export const Picture = forwardRef<HTMLDivElement, PictureProps>(function Picture(
  {
    print,
    fit = 'fill',
    size,
    ratio = 1,
    photo,
    photoAs = 'ink',
    description,
    sizes,
    eager,
    style,
    ...rest
  },
  ref,
) {
  const slot = useContext(PictureSlot);
  const [covered, setCovered] = useState(false);
  const { inks, description: drawn = description, ...drawing } = print;
  const named = description
    ? { role: 'img', 'aria-label': photo && covered ? description : drawn }
    : { 'aria-hidden': true };
  const Box = photoAs === 'ink' ? Root : ContactRoot;
  return (
    <Box
      ref={ref}
      {...named}
      {...rest}
      style={{ ...inkVariables(inks), '--wx-ratio': ratio, ...style }}
    >
      <Art print={drawing} fit={fit} data-fit={fit} size={size} bare />
      {photo && (
        <Photo
          key={photo}
          id={photo}
          photoAs={photoAs}
          ratio={ratio}
          sizes={sizes ?? slot.sizes}
          eager={eager ?? slot.eager}
          onCover={setCovered}
        />
      )}
    </Box>
  );
});

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
    transform-origin: 50% 100%;
    scale: ${readProperty('scene-scale', 'none')};
    translate: ${readProperty('scene-shift', 'none')};
  }
`;

const Root = styled.div`
  position: relative;
  container-type: inline-size;
  aspect-ratio: var(--wx-ratio);
  overflow: hidden;
  border-radius: ${radius.print};
  ${inked}
  /* Keeps blend modes inside from blending with the page. */
  isolation: isolate;

  /* All of a scene, and no higher than a fifth of a sheet, unless its part sets its width. */
  ${onPaper} {
    inline-size: min(100%, 5.5cm * var(--wx-ratio));
  }
`;

const ContactRoot = styled(Root)`
  background: none;
  overflow: visible;

  /* Goods keep to the middle of a wider card. */
  ${onPaper} {
    inline-size: 100%;
    max-block-size: 5.5cm;
  }

  /* What is drawn may answer the pointer; the photo does not move. */
  ${Art} {
    translate: 0 calc(${readProperty('touched', '0')} * -1 * ${readProperty('print-lift', '0px')});
    transition:
      ${gliding},
      translate ${duration.calm}ms ${easing.out};
  }
  /* A strip of tape, once there is something to hold; larger text makes neither larger. */
  &:has(> ${shownPhoto})::after {
    content: '';
    position: absolute;
    inset-block-start: calc(${photoPlace.top} - 12px);
    inset-inline-end: calc(${photoPlace.end} + ${photoPlace.width} / 2 - 20px);
    inline-size: 40px;
    block-size: 13px;
    background: ${ink.body};
    rotate: -3deg;
    mix-blend-mode: multiply;
  }
`;
