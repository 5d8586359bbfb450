import styled from '@emotion/styled';
import { Item, Link as MenuLink, List, Root, Trigger } from '@radix-ui/react-navigation-menu';
import { memo, useRef } from 'react';
import { Icon } from '../../primitives/Icon';
import { Link } from '../../primitives/Link';
import { delay, duration } from '../../tokens/motion';
import { from, print } from '../../theme/media';
import { useLayer } from '../layers';
import { categoryLinks, currentOf, directLinks } from '../links';
import { useDirection } from '../useDirection';
import { usePageChange } from '../usePageChange';
import { CategoryPanel } from './CategoryPanel';
import { menuItemStyles } from './menuItemStyles';
import { useRadixMenu } from './radixMenu';

export interface MainMenuProps {
  /** The page's path: its link is marked, and a new one closes the dropdown. */
  pathname: string;
}

const categories = 'categories';

/** The menu of large windows (docs/product.md, sections 2 and 9): a dropdown opened by hover, press or key, and direct links. */
export const MainMenu = memo(function MainMenu({ pathname }: MainMenuProps) {
  // Radix turns the arrow keys by it, and does not look it up.
  const dir = useDirection();
  const nav = useRef<HTMLElement>(null);
  const { open, trigger, dismiss, rootProps, triggerProps } = useRadixMenu(nav);

  usePageChange(pathname, () => open && dismiss());
  useLayer({
    ...{ name: 'menu', open, root: nav },
    onClose: dismiss,
    returnFocus: () => trigger.current?.focus(),
  });

  return (
    <Nav
      ref={nav}
      dir={dir}
      {...rootProps}
      delayDuration={delay.menuHover}
      skipDelayDuration={delay.menuSkip}
    >
      <Bar>
        <DropdownItem value={categories}>
          <CategoriesButton
            {...triggerProps}
            // On the home page the logo is current: a line here would tell of a section.
            data-current={
              (pathname !== '/' && categoryLinks.some(({ href }) => currentOf(href, pathname))) ||
              undefined
            }
          >
            Categories
            <Chevron name="chevronDown" size={16} />
          </CategoriesButton>
          {/* In the server's HTML, for the reader without script (radix-ui/primitives#2143); from then on only while open. */}
          <CategoryPanel pathname={pathname} forceMount={dir ? undefined : true} />
        </DropdownItem>
        {directLinks.map(({ href, label }) => (
          <Item key={href}>
            <MenuLink asChild active={Boolean(currentOf(href, pathname))}>
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
  ${print} {
    display: none;
  }
`;

const Bar = styled(List)`
  display: flex;
`;

const DropdownItem = styled(Item)`
  @media (scripting: none) {
    &:is(:hover, :focus-within) > [data-state]:not(button) {
      display: block;
    }
  }
`;

const Chevron = styled(Icon)`
  transition: rotate ${duration.quick}ms;
`;

const CategoriesButton = styled(Trigger)`
  ${menuItemStyles}
  gap: 0.375em;

  &[data-state='open'] ${Chevron} {
    rotate: 180deg;
  }
`;

const DirectLink = styled(Link)`
  ${menuItemStyles}
`;
