import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { color, type ColorRole } from '../src/tokens/color';
import { radius } from '../src/tokens/radius';
import { fontStack } from '../src/theme/fontFaces';

/** The theme of the catalogue's frame and docs pages, from one scheme of our own palette. */
function theme(base: 'light' | 'dark'): ThemeVars {
  const role = (name: ColorRole) => color[name][base];
  const px = (value: string) => Number.parseInt(value, 10);
  return create({
    base,
    brandTitle: brand(role('text'), role('accent'), role('ground')),
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

/** The record and the shop's name, as an image. */
function brand(text: string, accent: string, ground: string) {
  const ring = (r: number) =>
    `<circle cx="12" cy="12" r="${r}" fill="none" stroke="${text}" stroke-opacity=".55"/>`;
  return `<span style="display:flex;align-items:center;gap:10px;color:${text}"><svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">${[11, 9, 7].map(ring).join('')}<circle cx="12" cy="12" r="5" fill="${accent}"/><circle cx="12" cy="12" r="1.2" fill="${ground}"/></svg><span style="font:800 21px/1 ${fontStack.head};letter-spacing:-.045em">Waxline</span></span>`;
}

export const themes = { light: theme('light'), dark: theme('dark') };
