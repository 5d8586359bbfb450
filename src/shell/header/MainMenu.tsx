import styled from '@emotion/styled';
import { Item, Link as MenuLink, List, Root, Trigger } from '@radix-ui/react-navigation-menu';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Icon } from '../../primitives/pictures/Icon';
import { Link } from '../../primitives/controls/Link';
import { delay, duration } from '../../tokens/motion';
import { below, from, notOnPaper, onlyWithScript } from '../../theme/media';
import { useLayer } from '../layers/layers';
import type { Navigation } from '../navigation';
import { useOnMediaMatch } from '../../lib/useOnMediaMatch';
import { useOwnRef } from '../../lib/useOwnRef';
import { usePageChange } from '../page/usePageChange';
import { CategoryPanel } from './CategoryPanel';
import { keepFocus } from './keepFocus';
import { menuItemStyles } from './menuItemStyles';
import { useRadixMenu } from './radixMenu';

export interface MainMenuProps extends Omit<
  ComponentPropsWithoutRef<'nav'>,
  'children' | 'defaultValue' | 'dir'
> {
  /** The page's path. The link to it is marked, and a new path closes the dropdown. */
  pathname: string;
  /** The links of the menu. */
  navigation: Pick<Navigation, 'categories' | 'sections'>;
}

/**
 * The menu of large windows: a dropdown that opens by hover, press or key, and direct links
 * (docs/product.md, sections 2 and 9). Without script the list of the small menu is there instead.
 */
export const MainMenu = forwardRef<HTMLElement, MainMenuProps>(function MainMenu(
  { pathname, navigation, ...rest },
  ref,
) {
  const { categories, sections } = navigation;
  const nav = useOwnRef(ref);
  const { open, trigger, dismiss, rootProps, triggerProps, linkProps } = useRadixMenu(nav);

  usePageChange(pathname, () => open && dismiss());
  useOnMediaMatch(below.laptop, () => {
    keepFocus(nav.current);
    if (open) dismiss();
  });
  useLayer({
    name: 'menu',
    open,
    root: nav,
    onClose: dismiss,
    returnFocus: () => trigger.current?.focus(),
  });

  return (
    <Nav
      {...rest}
      ref={nav}
      {...rootProps}
      delayDuration={delay.menuHover}
      skipDelayDuration={delay.menuSkip}
    >
      <Bar>
        <Item
          value="categories"
          // Radix closes it only when the focus leaves the whole menu.
          onBlur={({ currentTarget, relatedTarget }) =>
            open && relatedTarget && !currentTarget.contains(relatedTarget) && dismiss()
          }
        >
          <CategoriesButton
            {...triggerProps}
            // On the home page the logo is the current link, so Categories is not marked: that
            // would mean that a section is shown.
            aria-current={
              (pathname !== '/' && categories.some(({ href }) => href === pathname)) || undefined
            }
          >
            Categories
            <Chevron name="chevronDown" size={16} />
          </CategoriesButton>
          {/* If Radix kept a closed one in the page, it would take every Escape from the page. */}
          {open && <CategoryPanel pathname={pathname} links={categories} linkProps={linkProps} />}
        </Item>
        {sections.map(({ href, label }) => (
          <Item key={href}>
            <MenuLink asChild active={href === pathname}>
              <DirectLink href={href}>{label}</DirectLink>
            </MenuLink>
          </Item>
        ))}
      </Bar>
    </Nav>
  );
});

const Nav = styled(Root)`
  display: none;

  ${from.laptop} {
    display: block;
  }
  ${notOnPaper}
  ${onlyWithScript}
`;

const Bar = styled(List)`
  display: flex;
`;

const Chevron = styled(Icon)`
  transition: rotate ${duration.quick}ms;

  [data-state='open'] & {
    rotate: 180deg;
  }
`;

/* Made with the same text of styles, so that a page carries them once. */
const CategoriesButton = styled(Trigger)(menuItemStyles);
const DirectLink = styled(Link)(menuItemStyles);
