import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Album } from '../content/types';
import { radius } from '../tokens/radius';
import { shadow } from '../tokens/shadow';
import { hover } from '../theme/media';
import { shadowTint, variable } from '../theme/variables';
import { Cover } from '../primitives/Cover';
import { Disc } from '../primitives/Disc';
import { CardRoot } from './Card';
import { hands } from './hands';

export interface SleeveProps extends ComponentPropsWithoutRef<'div'> {
  /** The album. */
  album: Album;
  /** The width the cover is shown at, as in `<img sizes>`. */
  sizes: string;
  /** True for the first picture of a page only, which loads first. */
  eager?: boolean;
  /** `thumb` for lists, with a small shadow: large ones would lie over the rows around. */
  size?: 'thumb' | 'large';
}

/**
 * An album's cover with its record half out. As wide as its box: the sleeve takes three quarters.
 * The record turns while the card around it is hovered or holds the focus.
 */
export const Sleeve = forwardRef<HTMLDivElement, SleeveProps>(function Sleeve(
  { album, sizes, eager, size = 'large', ...rest },
  ref,
) {
  return (
    <Root ref={ref} data-size={size} {...rest}>
      <SleevedDisc />
      <Front
        seed={album.id}
        hand={hands[album.genre]}
        photo={album.image.photo}
        description={album.image.description}
        sizes={sizes}
        eager={eager}
      />
    </Root>
  );
});

const SleevedDisc = styled(Disc)`
  position: absolute;
  inset-block: 4%;
  inset-inline-end: 0;
`;

const Front = styled(Cover)`
  block-size: 100%;
  border-radius: ${radius.sleeve};
  box-shadow: ${shadow.sleeve} ${shadowTint};
`;

const Root = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;

  &[data-size='thumb'] ${Front} {
    box-shadow: ${shadow.thumb} ${shadowTint};
  }
  ${CardRoot}:focus-within & {
    ${variable('turn')}: running;
    ${variable('disc-out')}: 3%;
  }
  ${hover} {
    ${CardRoot}:hover & {
      ${variable('turn')}: running;
      ${variable('disc-out')}: 3%;
    }
  }
`;
