import { css, Global } from '@emotion/react';

/* On the site the reader's system says both. */
const styles = css`
  [data-scheme='dark'] {
    color-scheme: dark;
  }
  [data-scheme='light'] {
    color-scheme: light;
  }
  [data-motion='reduced'] *,
  [data-motion='reduced'] *::before,
  [data-motion='reduced'] *::after {
    animation: none !important;
    transition: none !important;
    --wx-touched: 0 !important;
    --wx-register-x: 0px !important;
    --wx-register-y: 0px !important;
    --wx-disc-out: 0 !important;
    --wx-disc-turn: 0turn !important;
  }
`;

/** What the toolbar's choices of scheme and motion do, by the attributes of `attributes` in toolbar.ts. */
export function ToolbarStyles() {
  return <Global styles={styles} />;
}
