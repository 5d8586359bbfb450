import styled from '@emotion/styled';
import { forwardRef, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../primitives/pictures/Icon';
import { IconButton, type IconButtonProps } from '../../primitives/controls/IconButton';
import { from, notOnPaper, onlyWithScript } from '../../theme/media';
import type { Navigation } from '../navigation';
import { useLayer } from '../layers/layers';
import { isSecondClick } from '../../lib/isSecondClick';
import { useOwnRef } from '../../lib/useOwnRef';
import { useOnMediaMatch } from '../../lib/useOnMediaMatch';
import { usePageChange } from '../page/usePageChange';
import { MobileMenuList } from './MobileMenuList';
import { keepFocus } from './keepFocus';

export interface MobileMenuProps extends Omit<
  IconButtonProps,
  'label' | 'children' | 'onClick' | 'variant'
> {
  /** The page's path. The link to it is marked, and a new path closes the menu. */
  pathname: string;
  /** The links of the menu. */
  navigation: Pick<Navigation, 'categories' | 'sections'>;
  /** Whether the list is shown. */
  open: boolean;
  /** Called when the menu should open or close: by its button, Escape, a link or a new page. */
  onOpenChange: (open: boolean) => void;
}

/**
 * The menu of small windows: a hamburger button and a list that covers the window (docs/product.md,
 * section 2). Whoever uses it makes the page behind inert. Further props and the ref go to the
 * button, because the list covers the window wherever the button stands.
 */
export const MobileMenu = forwardRef<HTMLButtonElement, MobileMenuProps>(function MobileMenu(
  { pathname, navigation, open, onOpenChange, ...rest },
  ref,
) {
  const id = useId();
  const button = useOwnRef(ref);
  const list = useRef<HTMLElement>(null);
  // Opening it has to be quick, so its list is made when a pointer or the focus comes to the button.
  const [prepared, setPrepared] = useState(false);
  const prepare = () => setPrepared(true);
  const close = useLayer({
    name: 'menu',
    open,
    root: list,
    modal: true,
    onClose: () => onOpenChange(false),
    returnFocus: () => button.current?.focus({ preventScroll: true }),
  });

  // The next time it begins at its top again.
  useEffect(() => {
    if (!open && list.current) list.current.scrollTop = 0;
  }, [open]);
  // The list covers the page from its first frame, so this comes after the frame.
  useScrollLock(useDeferredValue(open));
  usePageChange(pathname, () => open && onOpenChange(false));
  useOnMediaMatch(from.laptop, () => {
    keepFocus(button.current);
    keepFocus(list.current);
    if (open) onOpenChange(false);
  });

  return (
    <>
      <Hamburger
        ref={button}
        label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        {...rest}
        onClick={(event) => {
          if (isSecondClick(event)) return;
          if (open) close();
          else onOpenChange(true);
        }}
      >
        <Icon name={open ? 'close' : 'menu'} size={24} />
      </Hamburger>
      <MobileMenuList
        ref={list}
        id={id}
        open={open}
        prepared={prepared}
        pathname={pathname}
        navigation={navigation}
        onChoose={close}
      />
    </>
  );
});

/** The page behind keeps its place, and the room of a scrollbar that takes any. */
function useScrollLock(locked: boolean) {
  useEffect(() => {
    if (!locked) return;
    const { style } = document.documentElement;
    Object.assign(style, { overflow: 'hidden', scrollbarGutter: 'stable' });
    return () => void Object.assign(style, { overflow: '', scrollbarGutter: '' });
  }, [locked]);
}

const Hamburger = styled(IconButton)`
  ${from.laptop} {
    display: none;
  }
  ${notOnPaper}
  ${onlyWithScript}
`;
