import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { color, type ColorRole } from '../src/tokens/color';
import { markSvg } from '../src/tokens/mark';
import { radius } from '../src/tokens/radius';
import { fontStack } from '../src/theme/global/fontFaces';

/** The theme of the catalogue's frame and docs pages, from one scheme of our own palette. */
function theme(base: 'light' | 'dark'): ThemeVars {
  const role = (name: ColorRole) => color[name][base];
  const px = (value: string) => Number.parseInt(value, 10);
  return create({
    base,
    brandTitle: brand(role),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: fontStack.text,
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    colorPrimary: role('accent'),
    colorSecondary: role('accentText'),
    appBg: role('ground'),
    appContentBg: role('ground'),
    appPreviewBg: role('ground'),
    appHoverBg: role('raised'),
    appBorderColor: role('line'),
    appBorderRadius: px(radius.print),
    textColor: role('text'),
    textInverseColor: role('ground'),
    textMutedColor: role('muted'),
    barBg: role('ground'),
    barTextColor: role('muted'),
    barHoverColor: role('text'),
    barSelectedColor: role('accentText'),
    buttonBg: role('surface'),
    buttonBorder: role('control'),
    booleanBg: role('raised'),
    booleanSelectedBg: role('surface'),
    inputBg: role('surface'),
    inputBorder: role('control'),
    inputTextColor: role('text'),
    inputBorderRadius: px(radius.print),
  });
}

/** The shop's mark and its name, as in the header. */
function brand(role: (name: ColorRole) => string) {
  const colors = { record: role('text'), label: role('accent'), line: role('ground') };
  const sign = markSvg(colors, ' width="30" height="30" aria-hidden="true"');
  return `<span style="display:flex;align-items:center;gap:10px;color:${role('text')}">${sign}<span style="font:800 22px/1 ${fontStack.head};letter-spacing:-.03em">Waxline</span></span>`;
}

export const themes = { light: theme('light'), dark: theme('dark') };
