import { colorRoles } from '../../tokens/color';
import { variable } from '../../theme/variables';

/**
 * Gives browsers that do not know `light-dark()` the light scheme. Without it every background is
 * transparent there, and the words of a menu, the chat or a toast would mix with those of the page
 * (docs/decisions/0012). Nothing overlaps on paper, so printing is left alone.
 */
export function colorOldBrowser(): void {
  if (CSS.supports('color', 'light-dark(red, red)')) return;
  const values = getComputedStyle(document.documentElement);
  // A CSS variable keeps its text even where the browser does not understand it, such as
  // `light-dark(#f6f1e7,#0d0c0b)`.
  const light = colorRoles.map(
    (role) =>
      `${variable(role)}:${values.getPropertyValue(variable(role)).replace(/.*\((.*),.*/, '$1')};`,
  );
  // Stronger than the page's own rule, which the browser has taken without understanding it. It
  // goes into the page's own tag, because the policy allows no other (docs/decisions/0013).
  document
    .querySelector('style')
    ?.sheet?.insertRule(`@media screen{:root:root{color-scheme:light;${light.join('')}}}`);
}
