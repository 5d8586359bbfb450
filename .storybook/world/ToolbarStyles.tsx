import { css, Global } from '@emotion/react';
import { property } from '../../src/theme/customProperties';

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
    ${property('touched')}: 0 !important;
    ${property('register-x')}: 0px !important;
    ${property('register-y')}: 0px !important;
    ${property('disc-out')}: 0 !important;
    ${property('disc-turn')}: 0turn !important;
  }
`;

/** What the toolbar's choices of scheme and motion do, by the attributes of `attributes` in toolbar.ts. */
export function ToolbarStyles() {
  return <Global styles={styles} />;
}
