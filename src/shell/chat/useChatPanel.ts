import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { ChatPanelProps } from './ChatPanel';

type Panel = ComponentType<ChatPanelProps>;
const fetchPanel = () => import('./ChatPanel').then((module): Panel => module.ChatPanel);

/**
 * The chat's panel comes after the page (design, section 5). A chunk that never comes breaks nothing:
 * `load` tells, and asks again the next time, which `React.lazy` would not.
 */
export function useChatPanel() {
  const [Panel, setPanel] = useState<Panel | null>(null);

  const load = useCallback(
    () =>
      fetchPanel().then(
        (panel) => {
          setPanel(() => panel);
          return true;
        },
        () => false,
      ),
    [],
  );

  useEffect(() => {
    const idle = () =>
      'requestIdleCallback' in window
        ? window.requestIdleCallback(() => void load())
        : setTimeout(load, 1000);
    if (document.readyState === 'complete') idle();
    else window.addEventListener('load', idle, { once: true });
    return () => window.removeEventListener('load', idle);
  }, [load]);

  return { Panel, load };
}
