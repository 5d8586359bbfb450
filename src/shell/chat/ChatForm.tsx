import styled from '@emotion/styled';
import { forwardRef, type FormEvent, type MutableRefObject } from 'react';
import { Icon } from '../../primitives/pictures/Icon';
import { IconButton } from '../../primitives/controls/IconButton';
import { radius } from '../../tokens/radius';
import { space } from '../../tokens/space';
import { property } from '../../theme/customProperties';
import { ringInside, targetInBar } from '../../theme/controls';
import { color } from '../../theme/variables';

export interface ChatFormProps {
  /** Called with the text that was typed. Return false to keep it in the field. */
  onSend: (text: string) => boolean;
  /** Keeps the text that was not sent, for the next time the chat opens. */
  draft?: MutableRefObject<string>;
}

/**
 * The longest message, in characters. There is a limit because browsers take seconds to break one
 * word of ten thousand characters into lines.
 */
const longestMessage = 1000;

/** The field and the button of the chat. The ref is the field's. */
export const ChatForm = forwardRef<HTMLInputElement, ChatFormProps>(function ChatForm(
  { onSend, draft = { current: '' } },
  ref,
) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('message') as HTMLInputElement;
    // A script can put a longer text into the field than visitors can.
    if (onSend(field.value.slice(0, longestMessage))) field.value = draft.current = '';
    field.focus({ preventScroll: true });
  };

  return (
    <Root onSubmit={submit}>
      <Field
        ref={ref}
        name="message"
        defaultValue={draft.current}
        onInput={({ currentTarget }) => (draft.current = currentTarget.value)}
        dir="auto"
        aria-label="Message"
        placeholder="Message…"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={longestMessage}
      />
      <Send type="submit" variant="ink" label="Send">
        <Arrow name="send" />
      </Send>
    </Root>
  );
});

/* The button stands below the field where that would be narrower than its words: with large text on a phone. */
const Root = styled.form`
  display: flex;
  flex-wrap: wrap;
  flex: none;
  gap: ${space[2]};
  padding: ${space[2]};
  border-block-start: 1px solid ${color.line};
`;

const Field = styled.input`
  flex: 1 1 5.5rem;
  min-inline-size: 0;
  min-block-size: ${targetInBar};
  padding-inline: ${space[3]};
  border: 1.5px solid ${color.control};
  border-radius: ${radius.print};
  background: ${color.ground};

  /* The field's border is its focus ring, because there is no room for one outside. */
  ${ringInside('3px')}
  /* An empty field has the page's direction. */
  &:placeholder-shown {
    direction: inherit;
  }
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
`;

const Send = styled(IconButton)`
  ${property('icon-button')}: ${targetInBar};
  block-size: ${targetInBar};
  margin-inline-start: auto;
`;

/* The arrow points to where lines end. */
const Arrow = styled(Icon)`
  ${Send}:dir(rtl) & {
    scale: -1 1;
  }
`;
