import styled from '@emotion/styled';
import { useId, useRef, useState } from 'react';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../../primitives/IconButton';
import { shadow } from '../../tokens/shadow';
import { space } from '../../tokens/space';
import { shadowTint, color } from '../../theme/vars';
import { useEscape } from '../escape';
import { inertWhen } from '../inert';
import { shortWindow } from '../shortWindow';
import { useDeferred } from '../useDeferred';

const fetchPanel = () => import('./ChatPanel').then((module) => module.ChatPanel);

export interface ChatProps {
  /** Out of reach, while a menu covers the page. */
  inert?: boolean;
}

/** The floating button and the panel it opens (specification, section 2: chat). Belongs in the Dock. */
export function Chat({ inert = false }: ChatProps) {
  const [open, setOpen] = useState(false);
  const { Part: Panel, load } = useDeferred(fetchPanel);
  const launcher = useRef<HTMLButtonElement>(null);
  const id = useId();
  const shown = open && Panel !== null;

  const close = () => {
    setOpen(false);
    launcher.current?.focus({ preventScroll: true });
  };
  useEscape('chat', open, close);

  const toggle = async () => {
    if (open) return close();
    setOpen(true);
    if (!Panel && !(await load())) setOpen(false);
  };
  const preload = () => void (Panel ?? load());

  return (
    <Root {...inertWhen(inert)}>
      {shown && <Panel id={id} />}
      <Launcher
        ref={launcher}
        label={open ? 'Close chat' : 'Open chat'}
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        onClick={() => void toggle()}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon name={open ? 'close' : 'chat'} size={24} />
      </Launcher>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  align-items: flex-end;
  gap: ${space[3]};
  max-block-size: 100%;
  margin-inline-start: auto;

  /* Behind the menu. */
  &[inert] {
    visibility: hidden;
  }
  ${shortWindow} {
    flex-direction: row;
    align-items: stretch;
  }
`;

const Launcher = styled(IconButton)`
  inline-size: 3.5rem;
  block-size: 3.5rem;
  background: ${color.accent};
  color: ${color.onAccent};
  box-shadow: ${shadow.float} ${shadowTint};
  pointer-events: auto;

  ${shortWindow} {
    align-self: flex-end;
  }
`;
