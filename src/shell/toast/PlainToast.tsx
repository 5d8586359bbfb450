import styled from '@emotion/styled';
import { forwardRef, useLayoutEffect, type ComponentPropsWithoutRef } from 'react';
import { Icon } from '../../primitives/pictures/Icon';
import { IconButton } from '../../primitives/controls/IconButton';
import { space } from '../../tokens/space';
import { fontWeight } from '../../tokens/type';
import { useLayer } from '../layers/layers';
import { noticeStyles } from '../noticeStyles';
import { useOwnRef } from '../../lib/useOwnRef';
import type { ShownToast } from './toastStore';
import { useFocusReturn } from './useFocusReturn';

export interface PlainToastProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'onFocus' | 'onBlur'
> {
  /** The toast to show. */
  toast: ShownToast;
  /** Called when the toast was closed, by its button or by Escape. */
  onClose: () => void;
}

/**
 * Shows a toast's words when the code of toasts could not be loaded. It stays until it is closed or the
 * page changes.
 */
export const PlainToast = forwardRef<HTMLDivElement, PlainToastProps>(function PlainToast(
  { toast, onClose, ...rest },
  ref,
) {
  const root = useOwnRef(ref);
  const { returnFocus, ...focus } = useFocusReturn(root);
  const close = useLayer({ name: 'toast', open: true, root, onClose, returnFocus });
  // A chat that opens after all takes the toast back, and would take the focus with it.
  useLayoutEffect(
    () => () => {
      if (root.current?.contains(document.activeElement)) returnFocus();
    },
    [root, returnFocus],
  );
  return (
    <Root ref={root} {...rest} {...focus}>
      <div role="alert">
        <Title>{toast.title}</Title>
        <p>{toast.description}</p>
      </div>
      <IconButton label="Close" onClick={close}>
        <Icon name="close" size={18} />
      </IconButton>
    </Root>
  );
});

const Root = styled.div`
  ${noticeStyles}
  align-items: start;
  flex-wrap: nowrap;
  max-inline-size: min(21.875rem, 100%);
`;

const Title = styled.p`
  margin-block-end: ${space[1]};
  font-weight: ${fontWeight.strong};
`;
