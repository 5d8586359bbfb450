import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { duration, easing } from '../../tokens/motion';
import { Disc, type DiscProps } from '../../primitives/pictures/Disc';
import { property, readProperty } from '../../theme/customProperties';

export interface SleeveProps extends ComponentPropsWithoutRef<'div'> {
  /** The cover, a square: a Picture or a PriceCover, and what lies on it. For an album use AlbumSleeve. */
  children: ReactNode;
  /** The inks of the record's label. */
  inks?: DiscProps['inks'];
  /** The words on the record's label, where it comes out far enough to be read. */
  words?: DiscProps['words'];
  /**
   * How far the record looks out when nothing happens, in percent of its width: leave as much room beside
   * it, and a little more. Where that depends on the window, set `--wx-sleeve-out` instead.
   */
  out?: number;
}

/**
 * A cover with its record behind it. As wide as its box: the record looks out over its end, and comes out a
 * little further while the card around it is hovered or holds the focus.
 */
export const Sleeve = forwardRef<HTMLDivElement, SleeveProps>(function Sleeve(
  { inks, words, out, children, style, ...rest },
  ref,
) {
  const far = out === undefined ? undefined : { [property('sleeve-out')]: `${out}%` };
  return (
    <Root ref={ref} {...rest} style={{ ...far, ...style }}>
      <Behind inks={inks} words={words} />
      {children}
    </Root>
  );
});

/* A container, because the thickness of a cover's lines follows the cover's width, and a narrow
   record has no words. */
const Root = styled.div`
  container-type: inline-size;
  position: relative;
  isolation: isolate;
`;

/* The record moves by whole pixels, because Chromium draws it in two different ways between
   them. Chromium 123 and 124 do not know round(). */
const moveOut = (step: string) => {
  const way = `${readProperty('disc-out', '0')} * ${step}`;
  return `
    translate: calc(${way}) 0;
    @supports (translate: round(1px, 1px)) {
      translate: round(${way}, 1px) 0;
    }
  `;
};

const Behind = styled(Disc)`
  position: absolute;
  inset: 2%;
  z-index: -1;
  /* The resting place is a position and not a translation, so that the record does not glide
     there when the window changes. Its width is 96% of the sleeve's. */
  margin-inline: calc(${readProperty('sleeve-out', '0%')} * 0.96)
    calc(${readProperty('sleeve-out', '0%')} * -0.96);
  ${moveOut('12%')}
  transition: translate ${duration.calm}ms ${easing.out};
  animation: ${readProperty('disc-run', 'none')};

  /* On pages that read right to left the record is on the left, and moves out there. */
  &:dir(rtl) {
    ${moveOut('-12%')}
  }
`;
