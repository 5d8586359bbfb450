import { css, Global } from '@emotion/react';
import { property } from '../../src/theme/customProperties';

/* On the site the reader's system decides both. */
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
  /* The addon of pseudo states draws a ring around every element, but only some can have the focus. */
  .pseudo-focus-visible-all :not(a, button, input, [tabindex]) {
    outline: none !important;
    box-shadow: none !important;
  }
`;

/**
 * The effects of the toolbar's scheme and motion, through the attributes that `attributes` in
 * toolbar.ts sets.
 */
export function ToolbarStyles() {
  return <Global styles={styles} />;
}
