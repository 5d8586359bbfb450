/* Uses of the shell, and of the actions it answers, that must not compile: see primitives.test-d.tsx. */
import type { Act, ToastTitles } from '../../src/actions';
import { featuredAlbum as album } from '../../src/content/albums';
import { Chat } from '../../src/shell/chat/Chat';
import { Footer } from '../../src/shell/footer/Footer';
import { Header } from '../../src/shell/header/Header';
import { MobileMenu } from '../../src/shell/header/MobileMenu';
import { sampleNavigation as navigation } from '../unit/sampleNavigation';

const act = () => {};
const site = { pathname: '/', navigation };
const menu = { open: false, onOpenChange: act };

export const bars = [
  <Header {...site} {...menu} onAction={act} />,
  // @ts-expect-error: Search and Cart would do nothing
  <Header {...site} {...menu} />,
  // @ts-expect-error: nobody would open its menu
  <Header {...site} open={false} onAction={act} />,
  // @ts-expect-error: nobody would open its menu
  <MobileMenu {...site} open={false} />,
  <Footer pathname="/" quickLinks={[]} onAction={act} />,
  // @ts-expect-error: its buttons would do nothing
  <Footer pathname="/" quickLinks={[]} />,
  // @ts-expect-error: nobody would hear that it did not come
  <Chat />,
];

export function press(onAction: Act) {
  onAction({ type: 'buy', album });
  // @ts-expect-error: what is bought?
  onAction({ type: 'buy' });
  // @ts-expect-error: an album is no product
  onAction({ type: 'like', product: album });
  // @ts-expect-error: there is no such action
  onAction({ type: 'share', album });
}

// @ts-expect-error: every action has a title
export const titles: ToastTitles = { search: 'Search', cart: 'Cart' };
