import styled from '@emotion/styled';
import { Item, Link as MenuLink, List, Root, Trigger } from '@radix-ui/react-navigation-menu';
import { memo, useEffect, useRef, useState, type MouseEvent } from 'react';
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

export interface MainMenuProps {
  /** The page's path: its link is marked, and a new one closes the dropdown. */
  pathname: string;
}

const categories = 'categories';

/** The menu of large windows (specification, sections 2 and 9): a dropdown opened by hover, press or key, and direct links. */
export const MainMenu = memo(function MainMenu({ pathname }: MainMenuProps) {
  const [value, setValue] = useState('');
  // Radix turns the arrow keys by it.
  const dir = useDirection();
  const nav = useRef<HTMLElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const dismissed = useRef(false);
  const open = value !== '';

  // By the button, and not by the value: only so Radix counts its delays from it.
  const dismiss = () => trigger.current?.click();

  usePageChange(pathname, () => open && dismiss());
  useEffect(() => {
    if (!open) pressed.current = false;
    // Radix's focus guard can be tabbed to but says it is hidden, which may not be (WCAG 4.1.2); it is empty anyway.
    else nav.current?.querySelector('span[aria-hidden]')?.removeAttribute('aria-hidden');
  }, [open]);
  useLayer({
    ...{ name: 'menu', open, root: nav },
    onClose: dismiss,
    returnFocus: () => trigger.current?.focus(),
  });

  // Radix's timer for a resting pointer runs on when a press has come first: what was closed since stays closed.
  const change = (next: string) => {
    if (next !== '' && dismissed.current) return;
    dismissed.current = next === '';
    setValue(next);
  };
  const mayOpen = () => {
    dismissed.current = false;
  };

  // The pointer that comes to press has opened it by resting on it: that press must not close it again.
  const keepHoverOpened = (event: MouseEvent) => {
    const byPointer = event.detail > 0;
    if (open && byPointer && !pressed.current) event.preventDefault();
    pressed.current = true;
    mayOpen();
  };

  return (
    <Nav
      ref={nav}
      dir={dir}
      value={value}
      onValueChange={change}
      delayDuration={delay.menuHover}
      skipDelayDuration={delay.menuSkip}
    >
      <Bar>
        <DropdownItem value={categories}>
          <CategoriesButton
            ref={trigger}
            onPointerEnter={mayOpen}
            onClick={keepHoverOpened}
            data-current={categoryLinks.some(({ href }) => currentOf(href, pathname)) || undefined}
          >
            Categories
            <Icon name="chevronDown" size={16} />
          </CategoriesButton>
          {/* In the server's HTML, for the reader without script; from then on only while open. */}
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

const CategoriesButton = styled(Trigger)`
  ${menuItemStyles}
  gap: 0.375em;

  svg {
    transition: rotate ${duration.quick}ms;
  }
  &[data-state='open'] svg {
    rotate: 180deg;
  }
`;

const DirectLink = styled(Link)`
  ${menuItemStyles}
`;
