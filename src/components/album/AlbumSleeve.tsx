import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Album } from '../../content/types';
import type { CoverPattern } from '../../primitives/figures/coverGeometry';
import { PriceCover, type PriceCoverProps } from '../../primitives/figures/PriceCover';
import { Sleeve } from './Sleeve';

export interface AlbumSleeveProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The album. */
  album: Album;
  /** `thumb` in lists, where its lines are fewer. */
  size?: PriceCoverProps['size'];
  /**
   * How far the record looks out when nothing happens, in percent of its width. Without it
   * `--wx-sleeve-out` says so, and without that the record is inside.
   */
  out?: number;
}

/** The pattern that the prices of each genre are drawn in. A new genre without a pattern does not compile. */
export const coverPatterns: Record<Album['genre'], CoverPattern> = {
  'Hip-Hop': 'ridges',
  'R&B': 'rings',
  Latin: 'waves',
};

/**
 * An album in its sleeve: the cover is drawn from its own prices of the day, and its record looks
 * out. For what is not traded use Sleeve.
 */
export const AlbumSleeve = forwardRef<HTMLDivElement, AlbumSleeveProps>(function AlbumSleeve(
  { album, size = 'large', out, ...rest },
  ref,
) {
  const { genre, history, inks } = album;
  return (
    <Root
      ref={ref}
      inks={{ body: inks.body, key: inks.ground }}
      out={out}
      data-size={size}
      {...rest}
    >
      <PriceCover history={history} inks={inks} pattern={coverPatterns[genre]} size={size} />
    </Root>
  );
});

/* Nothing in a thumbnail follows the sleeve's width, and each container is styled and laid out by itself. */
const Root = styled(Sleeve)`
  &[data-size='thumb'] {
    container-type: normal;
  }
`;
