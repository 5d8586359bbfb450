import styled from '@emotion/styled';
import { forwardRef, useEffect, useRef, type MouseEvent } from 'react';
import { delay } from '../../tokens/motion';
import { fluidSpace, height, space } from '../../tokens/space';
import { useStableCallback } from '../../lib/useStableCallback';
import { atLeast, from, onPaper } from '../../theme/media';
import { color } from '../../theme/variables';
import type { Navigation } from '../navigation';
import { MenuSides } from './MenuSides';
import { opensElsewhere } from './opensElsewhere';

export interface MobileMenuListProps {
  id: string;
  open: boolean;
  /** Whether a closed list is in the page, out of sight. */
  prepared: boolean;
  pathname: string;
  navigation: Pick<Navigation, 'categories' | 'sections'>;
  onChoose: () => void;
}

/**
 * Every section in large type, over the whole window below the header. The server sends it for
 * readers without script only: a `noscript` holds no element for a browser that has script.
 */
export const MobileMenuList = forwardRef<HTMLElement, MobileMenuListProps>(function MobileMenuList(
  { id, open, prepared, pathname, navigation, onChoose },
  ref,
) {
  // Another page closes the menu when it comes (MobileMenu.tsx). Until then the visitor sees the row
  // that was pressed, not the page that is about to go.
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), [open]);
  const choose = useStableCallback((press: MouseEvent<HTMLElement>) => {
    if (opensElsewhere(press)) return;
    if (press.currentTarget.matches('[aria-current]')) return onChoose();
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(onChoose, delay.menuChosen);
  });
  const scripted = open || prepared;
  const list = (
    <Root ref={ref} id={id} aria-label="Main" hidden={scripted && !open}>
      <MenuSides pathname={pathname} navigation={navigation} onPress={choose} />
    </Root>
  );
  return scripted ? list : <Unscripted>{list}</Unscripted>;
});

/* Without script the menu stands open in every window, below the header's line. */
const Unscripted = styled.noscript`
  flex-basis: 100%;
`;

const Root = styled.nav`
  counter-reset: wx-side;
  position: fixed;
  inset: calc(${height.header} + 1px) 0 0;
  display: grid;
  align-content: start;
  padding: 0 max(${fluidSpace.edge}, env(safe-area-inset-right))
    max(${space[8]}, env(safe-area-inset-bottom)) max(${fluidSpace.edge}, env(safe-area-inset-left));
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.ground};

  /* The two sides stand beside each other where there is room: one below the other, a phone held
     sideways would end after side A, as if there were no more. */
  ${from.pair} {
    @media (max-height: 30em), ${atLeast('tablet')} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${fluidSpace.inner};
    }
  }
  /* Laid out above the window, where no link counts as seen: the browser would fetch its page. */
  &[hidden] {
    visibility: hidden;
    translate: 0 -100vh;
  }
  ${from.laptop} {
    display: none;
  }
  ${Unscripted} & {
    position: static;
    margin-inline: -${space[3]};
    padding-inline: ${space[3]};

    ${from.laptop} {
      display: grid;
      grid-template-columns: 1fr;
      padding-block-end: ${space[3]};
    }
  }
  ${onPaper} {
    display: none !important;
  }
`;
