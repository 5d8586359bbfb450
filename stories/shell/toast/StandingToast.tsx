import { Provider, Viewport } from '@radix-ui/react-toast';
import type { ComponentProps } from 'react';
import { ToastCard } from '../../../src/shell/toast/ToastCard';

type StandingToastProps = Pick<ComponentProps<typeof ToastCard>, 'toast'> &
  Partial<ComponentProps<typeof ToastCard>>;

const nothing = () => {};

/** A toast in the area that it has to be in, without the time and the hotkey of the real one. */
export function StandingToast(props: StandingToastProps) {
  return (
    <div style={{ inlineSize: 'min(24rem, 100%)' }}>
      <Provider duration={Infinity}>
        <ToastCard onClose={nothing} onLeave={nothing} {...props} />
        <Viewport label={`Notifications, number ${props.toast.id}`} hotkey={[]} />
      </Provider>
    </div>
  );
}
/* The code to copy has the component's name, not the short one that the build gives this function. */
StandingToast.displayName = 'ToastCard';
