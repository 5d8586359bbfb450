import { useEffect } from 'react';

/**
 * Makes a key that is held down press a button or a link once: what it opens would otherwise come
 * and go many times a second (WCAG 2.3.1).
 */
export function usePressOnce() {
  useEffect(() => {
    const pressOnce = (event: KeyboardEvent) => {
      const { repeat, key, target } = event;
      if (repeat && key === 'Enter' && (target as Element).closest('a, button'))
        event.preventDefault();
    };
    document.addEventListener('keydown', pressOnce);
    return () => document.removeEventListener('keydown', pressOnce);
  }, []);
}
