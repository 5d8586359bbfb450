/** @jest-environment jsdom */
import { Provider, Viewport } from '@radix-ui/react-toast';
import { render, screen } from '@testing-library/react';
import { createRef, type ReactElement } from 'react';
import { Chat } from './chat/Chat';
import { ChatPanel } from './chat/ChatPanel';
import { Dock } from './layers/Dock';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { MainMenu } from './header/MainMenu';
import { Mark } from './header/Mark';
import { MobileMenu } from './header/MobileMenu';
import { PageFade } from './page/PageFade';
import { PageProgress } from './page/PageProgress';
import { sampleNavigation } from '../../tests/unit/sampleNavigation';
import { SkipLink } from './page/SkipLink';
import { stubMatchMedia } from '../../tests/unit/stubMatchMedia';
import { PlainToast } from './toast/PlainToast';
import { ToastCard } from './toast/ToastCard';
import { Toaster } from './toast/Toaster';
import { ToastProvider } from './toast/useToast';

const nothing = () => {};
const toast = { id: 1, title: 'Like', description: 'Not yet.', open: true };
const navigation = sampleNavigation;
/** A ref of type `never` can be passed to a root of any element type. */
const ref = createRef<never>();
const given = { ref, className: 'given', 'data-testid': 'root' };

const parts: Record<string, ReactElement> = {
  Chat: <Chat {...given} onUnavailable={nothing} />,
  ChatPanel: <ChatPanel {...given} />,
  Dock: <Dock {...given} />,
  Footer: <Footer {...given} pathname="/" quickLinks={navigation.quickLinks} onAction={nothing} />,
  Header: (
    <Header
      {...given}
      pathname="/"
      navigation={navigation}
      onAction={nothing}
      open={false}
      onOpenChange={nothing}
    />
  ),
  MainMenu: <MainMenu {...given} pathname="/" navigation={navigation} />,
  Mark: <Mark {...given} />,
  MobileMenu: (
    <MobileMenu
      {...given}
      pathname="/"
      navigation={navigation}
      open={false}
      onOpenChange={nothing}
    />
  ),
  PageFade: (
    <PageFade {...given} pathname="/">
      Page
    </PageFade>
  ),
  PageProgress: <PageProgress {...given} loading />,
  PlainToast: <PlainToast {...given} toast={toast} onClose={nothing} />,
  SkipLink: <SkipLink {...given} />,
  ToastCard: (
    <Provider>
      <ToastCard {...given} toast={toast} onClose={nothing} onLeave={nothing} />
      <Viewport />
    </Provider>
  ),
  Toaster: (
    <ToastProvider>
      <Toaster {...given} />
    </ToastProvider>
  ),
};

beforeEach(stubMatchMedia);

test.each(Object.entries(parts))(
  "%s: further props and the ref are its root's",
  async (_, part) => {
    render(part);
    const root = await screen.findByTestId('root');
    expect(ref.current).toBe(root);
    expect(root).toHaveClass('given');
  },
);

test('a ref that is a new function at each render starts nothing again', () => {
  const named = jest.fn();
  const panel = () => <ChatPanel ref={(root) => named(root)} />;
  const { rerender } = render(panel());
  const field = screen.getByRole('textbox');
  field.focus();
  rerender(panel());
  expect(field).toHaveFocus();
  expect(named).toHaveBeenLastCalledWith(screen.getByRole('dialog'));
});
