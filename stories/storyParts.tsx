import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button, type ButtonProps } from '../src/primitives/controls/Button';
import { usePlaceholderAction } from '../src/shell/toast/useToast';
import { space } from '../src/tokens/space';
import type { Canvas } from './flows/page';

/**
 * Adds room above and below a component that fills the window's width, so that its edges can be
 * told from the frame's.
 */
export const inMargins: Decorator = (Story) => (
  <div style={{ paddingBlock: space[8] }}>{Story()}</div>
);

/** The style of a row of small things, such as buttons or icons. */
export const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem',
} as const;

/**
 * The `parameters.docs` of stories that need a window of their own on the docs page: what is fixed
 * to its window would lie over the docs page, and a page's `main` and `h1` would be there twice.
 * `iframeHeight` is in px. `width` is a phone's, or a desktop's scaled down (not on a phone); without
 * it the frame is as wide as the docs page.
 */
export const ownWindow = (iframeHeight = 640, width?: 'phone' | 'desktop') => ({
  story: { inline: false, iframeHeight },
  canvas: { className: width },
});

interface ToastButtonProps extends Pick<ButtonProps, 'variant' | 'children'> {
  /** The title of its toast, and its words where it has no others. */
  name?: string;
  /** Called before the toast shows. */
  onPress?: () => void;
}

/** The button of a sample page, which shows a toast. */
export function ToastButton({
  name = 'Like',
  onPress,
  children = name,
  ...rest
}: ToastButtonProps) {
  const act = usePlaceholderAction();
  const press = () => {
    onPress?.();
    act({ type: 'footer', name });
  };
  return (
    <Button {...rest} onClick={press}>
      {children}
    </Button>
  );
}

/**
 * The path of a story's page, which a `popstate` takes to another one: the page changes without a
 * press on it, as by the browser's Back button.
 */
export function useMovingPath(first: string): string {
  const [pathname, setPathname] = useState(first);
  useEffect(() => {
    const back = () => setPathname('/community');
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);
  return pathname;
}

/** The part of a story's context that the plays below use. */
interface Playing {
  args: object;
  canvas: Canvas;
  canvasElement: HTMLElement;
}

/**
 * A play that presses the button or the link of this name. It expects the callback to be called
 * once, with what is given, the page to be still the same, and the focus to be on what was pressed.
 */
export const pressing =
  (name: string, callback: string, ...given: unknown[]) =>
  async ({ args, canvas }: Playing): Promise<void> => {
    const control = canvas.queryByRole('button', { name }) ?? canvas.getByRole('link', { name });
    await userEvent.click(control);
    const called = (args as Record<string, unknown>)[callback];
    await expect(called).toHaveBeenCalledOnce();
    await expect(called).toHaveBeenLastCalledWith(...given);
    await expect(window.location.hash).toBe('');
    await expect(control).toHaveFocus();
  };

/** The same as the play of a Default, whose picture shows it at rest: nothing has the focus. */
export const pressingAtRest =
  (...pressed: Parameters<typeof pressing>) =>
  async (context: Playing): Promise<void> => {
    await pressing(...pressed)(context);
    (document.activeElement as HTMLElement).blur();
  };

/** A play that expects a drawing to be seen, and screen readers to hear nothing of it. */
export const seenNotHeard = async ({ canvas, canvasElement }: Playing): Promise<void> => {
  await expect(canvasElement.querySelector('svg')).toBeVisible();
  await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
};
