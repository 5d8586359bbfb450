import styled from '@emotion/styled';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { fluidSpace } from '../tokens/space';
import { onPaper } from '../theme/media';
import { Chat } from './chat/Chat';
import { Dock } from './layers/Dock';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { inertWhen } from './layers/inert';
import { takeRoomBack } from './layers/useFocusInSight';
import { usePressOnce } from './layers/usePressOnce';
import type { Navigation } from './navigation';
import { PageFade } from './page/PageFade';
import { PageProgress } from './page/PageProgress';
import { SkipLink } from './page/SkipLink';
import { ToastArea } from './toast/ToastArea';
import type { ToastMessage } from './toast/toastStore';
import { ToastProvider, usePlaceholderAction, useToast } from './toast/useToast';
import { usePageChange } from './page/usePageChange';
import { usePageFocus } from './page/usePageFocus';

export interface LayoutProps {
  /** The page's path, from the router. */
  pathname: string;
  /** What the header and the footer link to. */
  navigation: Navigation;
  /**
   * The state of the page that the visitor has asked for: it is late, or there is no connection to
   * load it.
   */
  nextPage?: 'loading' | 'offline';
  /** The page: one screen, which brings the `h1`. */
  children: ReactNode;
}

const offline: ToastMessage = {
  title: 'Page unavailable',
  description: 'That page could not be loaded. Check your connection, then try again.',
  variant: 'destructive',
};

const chatUnavailable: ToastMessage = {
  title: 'Chat unavailable',
  description: 'BeatBot could not be loaded. Check your connection, then open the chat again.',
  variant: 'destructive',
};

/** The shell that every page shares and no page change remounts (docs/product.md, sections 1 and 2). */
export function Layout(props: LayoutProps) {
  return (
    <ToastProvider>
      <Shell {...props} />
    </ToastProvider>
  );
}

function Shell({ pathname, navigation, nextPage, children }: LayoutProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  // The menu shows, or goes, before the page behind it becomes inert, or usable again: nobody sees
  // that this comes a moment later. A new page is usable at once, because the focus is about to go
  // there.
  const behindMenu = useDeferredValue(menuOpen ? pathname : undefined) === pathname;
  const act = usePlaceholderAction();
  const toast = useToast();
  // A chat that opens after all takes back what was said of it.
  const takeBack = useRef(() => {});
  usePageChange(pathname, takeRoomBack);
  usePageFocus(pathname);
  usePressOnce();
  useEffect(() => {
    if (nextPage === 'offline') toast(offline);
  }, [nextPage, toast]);

  // Memoised, so that opening the menu renders the header only: that has to be quick.
  const behind = useMemo(
    () => (
      <>
        <Main id="main" tabIndex={-1} {...inertWhen(behindMenu)}>
          <PageFade pathname={pathname}>
            <ErrorBoundary key={pathname} name="This page" page>
              {children}
            </ErrorBoundary>
          </PageFade>
        </Main>
        <Footer
          pathname={pathname}
          quickLinks={navigation.quickLinks}
          onAction={act}
          {...inertWhen(behindMenu)}
        />
        <Dock>
          <ErrorBoundary name="Notifications">
            <ToastArea pathname={pathname} />
          </ErrorBoundary>
          <ErrorBoundary name="The chat">
            <Chat
              {...inertWhen(behindMenu)}
              onUnavailable={() => (takeBack.current = toast(chatUnavailable))}
              onOpen={() => takeBack.current()}
            />
          </ErrorBoundary>
        </Dock>
      </>
    ),
    [behindMenu, pathname, navigation, children, act, toast],
  );

  return (
    <>
      <PageProgress loading={nextPage === 'loading'} />
      <SkipLink {...inertWhen(behindMenu)} />
      <Header
        pathname={pathname}
        navigation={navigation}
        onAction={act}
        open={menuOpen}
        onOpenChange={setMenuOpen}
      />
      {behind}
    </>
  );
}

/** The page is at least as high as the window, so that the footer does not jump between pages. */
const Main = styled.main`
  min-block-size: 100svh;
  padding-block-end: ${fluidSpace.between};

  /* A coloured band at the page's foot reaches the footer, however high the window is. The room
     below is only for pages that end on the page's background. */
  &:has([data-ends-page]) {
    min-block-size: 0;
    padding-block-end: 0;
  }
  ${onPaper} {
    min-block-size: 0;
    padding-block-end: 0;
  }
`;
