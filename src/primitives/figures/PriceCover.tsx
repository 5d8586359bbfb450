import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { AlbumInks } from '../../content/types';
import { coverLine } from '../../tokens/print';
import { radius } from '../../tokens/radius';
import { ink, inkVariables } from '../../theme/inks';
import { coverGeometry, coverSide, type CoverPattern, type CoverSize } from './coverGeometry';

export interface PriceCoverProps extends Omit<
  ComponentPropsWithoutRef<'svg'>,
  'children' | 'viewBox'
> {
  /** The day's prices, oldest first. With fewer than three, only the background is drawn. */
  history: readonly number[];
  /** The album's inks: ground, lines, and the line of today. */
  inks: AlbumInks;
  /** The pattern that the prices are drawn as. Each genre has its own. */
  pattern: CoverPattern;
  /** `thumb` in lists: fewer lines. `large` from about 200 px on. */
  size?: CoverSize;
}

/**
 * The cover of an album, drawn from its prices of the day as ridges, rings or waves. It is square
 * and as wide as its box. The lines of a large one scale with the nearest query container, which
 * should be that box (a large AlbumSleeve is one). It is decoration, because the price, the change
 * and the line beside it say the same in words. For a thing use Print.
 */
export const PriceCover = forwardRef<SVGSVGElement, PriceCoverProps>(function PriceCover(
  { history, inks, pattern, size = 'large', style, ...rest },
  ref,
) {
  const { paths, sun } = coverGeometry(history, pattern, size);
  return (
    <Root
      ref={ref}
      aria-hidden
      viewBox={`0 0 ${coverSide} ${coverSide}`}
      data-pattern={pattern}
      strokeWidth={coverLine[size].day}
      {...rest}
      style={{ ...inkVariables(inks), ...style }}
    >
      {sun !== undefined && <circle cx={sun} cy="78" r="42" fill={ink.key} />}
      {paths.map(({ path, transform, today }, row) => (
        <path
          key={row}
          d={path}
          transform={transform}
          fill={pattern === 'waves' && row % 2 ? ink.ground : undefined}
          stroke={today ? ink.key : undefined}
          strokeWidth={today ? coverLine[size].today : undefined}
        />
      ))}
      {pattern === 'rings' && paths.length > 0 && (
        <circle cx="200" cy="206" r="7" fill={ink.body} />
      )}
    </Root>
  );
});

/* Each ring and wave has the whole path: with `<use>` the browser would make and style a copy
   besides, and repeated text costs next to nothing in compressed HTML. */
const Root = styled.svg`
  inline-size: 100%;
  border-radius: ${radius.print};
  background: ${ink.ground};
  fill: none;
  stroke: ${ink.body};
  stroke-linejoin: round;
  forced-color-adjust: none;
  print-color-adjust: exact;

  & path {
    vector-effect: non-scaling-stroke;
  }
  &[data-pattern='waves'] {
    fill: ${ink.body};
    stroke: none;
  }
`;
