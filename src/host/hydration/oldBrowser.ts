import { colorRoles } from '../../tokens/color';
import { variable } from '../../theme/variables';

/**
 * Gives a browser that is too old for `light-dark()` the light scheme: without it every ground is transparent,
 * and a menu, the chat or a toast lies in the page's own words (docs/decisions/0012). On paper nothing overlaps.
 */
export function colorOldBrowser(): void {
  if (CSS.supports('color', 'light-dark(red, red)')) return;
  const values = getComputedStyle(document.documentElement);
  // A variable keeps words that its browser does not know: `light-dark(#f6f1e7,#0d0c0b)`.
  const light = colorRoles.map(
    (role) =>
      `${variable(role)}:${values.getPropertyValue(variable(role)).replace(/.*\((.*),.*/, '$1')};`,
  );
  // Stronger than the page's own rule, which the browser has taken without understanding it. It goes into the page's
  // own tag, because the policy allows no other (docs/decisions/0013).
  document
    .querySelector('style')
    ?.sheet?.insertRule(`@media screen{:root:root{color-scheme:light;${light.join('')}}}`);
}
