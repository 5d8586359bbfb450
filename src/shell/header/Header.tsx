import type { Act } from '../../actions';
import styled from '@emotion/styled';
import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react';
import { Container } from '../../primitives/text/Container';
import { Icon } from '../../primitives/pictures/Icon';
import { IconButton } from '../../primitives/controls/IconButton';
import { fluid, fluidSpace, height, space } from '../../tokens/space';
import { zIndex } from '../../tokens/zIndex';
import { targetInBar } from '../../theme/controls';
import { property } from '../../theme/customProperties';
import { asSent, useIsLeftAsSent } from '../../lib/hydration/leftAsSent';
import { below, from, onPaper, notOnPaper, shortWindow, unscripted } from '../../theme/media';
import { color } from '../../theme/variables';
import type { Navigation } from '../navigation';
import { ErrorBoundary } from '../ErrorBoundary';
import { CartButton } from './CartButton';
import { keepLostFocus } from './keepFocus';
import { Logo } from './Logo';
import { MainMenu, type MainMenuProps } from './MainMenu';
import { MobileMenu } from './MobileMenu';

export interface HeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'children'> {
  /** The page's path. The links to it are marked. */
  pathname: string;
  /** The links of the menus. */
  navigation: Pick<Navigation, 'categories' | 'sections'>;
  /** Items in the cart; 0 on the site (docs/product.md, section 2). */
  cartCount?: number;
  /** Called when Search or Cart was pressed. */
  onAction: Act;
  /** Whether the small-screen menu covers the page. */
  open: boolean;
  /**
   * Called when the menu should open or close. Whoever holds `open` makes the page behind the menu
   * inert.
   */
  onOpenChange: (open: boolean) => void;
}

/**
 * The header of every page. It is sticky, and leads to home, the sections, search and the cart
 * (docs/product.md, section 2).
 */
export const Header = forwardRef<HTMLElement, HeaderProps>(function Header(
  { pathname, navigation, cartCount, onAction, open, onOpenChange, ...rest },
  ref,
) {
  // Memoised, so that opening the small menu does not render all of it again: that has to be quick.
  const steady = useMemo(
    () => (
      <>
        <Logo pathname={pathname} />
        <ErrorBoundary name="The menu">
          <LargeMenu pathname={pathname} navigation={navigation} />
        </ErrorBoundary>
        <Controls>
          <IconButton label="Search" onClick={() => onAction({ type: 'search' })}>
            <Icon name="search" />
          </IconButton>
          <CartButton count={cartCount} onPress={() => onAction({ type: 'cart' })} />
        </Controls>
      </>
    ),
    [pathname, navigation, cartCount, onAction],
  );
  return (
    <Root ref={ref} {...rest}>
      <Bar onBlur={keepLostFocus}>
        {steady}
        <ErrorBoundary name="The menu" onError={() => onOpenChange(false)}>
          <SmallMenu
            pathname={pathname}
            navigation={navigation}
            open={open}
            onOpenChange={onOpenChange}
          />
        </ErrorBoundary>
      </Bar>
    </Root>
  );
});

const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${zIndex.header};
  border-block-end: 1px solid ${color.line};
  background: ${color.ground};

  /* The header is always in view, so its controls need no scroll margin; with one, the page
     would jump when they get the focus. */
  & :where(a, button) {
    scroll-margin-block-start: calc(-1rem - ${height.header});
  }
  /* It sticks just above the window, out of sight. If it did not stick, Chromium would scroll a
     phone that is turned to the top of the page. */
  ${shortWindow} {
    &:not(:has([aria-expanded='true'], :focus-visible)) {
      inset-block-start: calc(-2px - ${height.header});
    }
  }
  /* The menu stands open in it, so it scrolls with the page in every window. This has to outweigh
     the rule for low windows, whose inset would lift a header that is not sticky over the page's
     edge. */
  ${unscripted} {
    && {
      position: relative;
      inset-block-start: 0;
    }
  }
  &:has(button[data-state='open']) {
    z-index: ${zIndex.dropdown};
  }
  ${onPaper} {
    position: static;
    background: none;
  }
`;

const Bar = styled(Container)`
  display: flex;
  align-items: center;
  min-block-size: ${height.header};

  ${from.laptop} {
    gap: ${fluid(0.5, 1.7, 2)};
  }
  ${below.laptop} {
    /* Text at 200 % must not push the menu out of a phone's window (WCAG 1.4.4), so the button
       is 44 px wide from 320 px on and no wider. */
    padding-inline: min(${fluidSpace.edge}, 5vw);
    ${property('icon-button')}: ${targetInBar};
  }
  ${unscripted} {
    flex-wrap: wrap;
  }
`;

/** A phone does not show this menu, and does not hydrate it either (docs/speed-trials.md). */
function LargeMenu(props: MainMenuProps) {
  return useIsLeftAsSent(from.laptop) ? <nav {...asSent} /> : <MainMenu {...props} />;
}

/** The room between an icon of 24 px and the edge of its target. */
const besideIcon = '0.625rem';

const SmallMenu = styled(MobileMenu)`
  /* The icon ends where the page's text ends, and its target reaches further. */
  margin-inline: min(${space[1]}, 1vw) max(-${besideIcon}, -3.1vw);
`;

const Controls = styled.div`
  display: flex;
  gap: min(${space[1]}, 1vw);
  /* The icons end where the page's text ends, and their targets reach further. */
  margin-inline: auto -${space[3]};

  ${below.laptop} {
    margin-inline-end: 0;
  }
  ${notOnPaper}
`;
