import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.mjs';
import { breakpoint } from '../../src/tokens/breakpoint';
import { color, moreContrast, onCover, type SchemeColor } from '../../src/tokens/color';
import { delay, duration, easing, swipeThreshold } from '../../src/tokens/motion';
import { register, vinyl } from '../../src/tokens/print';
import { radius } from '../../src/tokens/radius';
import { fluidSpace, height, measure, space } from '../../src/tokens/space';
import {
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  poster,
  titleLength,
  tracking,
} from '../../src/tokens/type';
import { zIndex } from '../../src/tokens/zIndex';
import { fluidEnds } from './fluid';
import { notesIn } from './notes';

/** A token or a group of the Design Tokens format: members that start with `$` describe it. */
export interface TokenNode {
  [name: string]: unknown;
}

/**
 * The key for what the format has no field for. The format's rules ask for a reversed domain name.
 */
const extension = 'example.waxline';

/** The comments of a file of src/tokens. */
const notesOf = (file: string) =>
  notesIn(readFileSync(join(root, 'src', 'tokens', `${file}.ts`), 'utf8'));

/** Every entry of a record as a token with its note. */
const each = (
  file: string,
  record: string,
  values: Readonly<Record<string, unknown>>,
  make: (value: never) => object,
) => {
  const notes = notesOf(file);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const note = notes[`${record}.${name}`];
      return [name, { ...make(value as never), ...(note && { $description: note }) }];
    }),
  );
};
const group = ($type: string, ...of: Parameters<typeof each>) => ({ $type, ...each(...of) });

/**
 * The tokens in the format of the Design Tokens Community Group, 2025.10:
 * https://www.designtokens.org/tr/2025.10/format/. Sizes that follow a picture's width are left out,
 * because the format has no unit for them, and what is no token: the press run of home, and the mark.
 */
export function designTokens(): TokenNode {
  const inScheme = (record: string, roles: object) => (name: keyof SchemeColor) =>
    each('color', record, { ...roles }, (role: SchemeColor) => hex(role[name]));
  const scheme = inScheme('color', color);
  const withMoreContrast = inScheme('moreContrast', moreContrast);

  return {
    $description: 'Waxline, generated from src/tokens. Colours come in two schemes.',
    color: {
      $type: 'color',
      light: scheme('light'),
      dark: scheme('dark'),
      moreContrast: { light: withMoreContrast('light'), dark: withMoreContrast('dark') },
      onCover: each('color', 'onCover', onCover, hex),
      vinyl: each('print', 'vinyl', vinyl, hex),
    },
    register: group('dimension', 'print', 'register', register, dimension),
    space: group('dimension', 'space', 'space', space, dimension),
    fluidSpace: group('dimension', 'space', 'fluidSpace', fluidSpace, fluid),
    measure: group('dimension', 'space', 'measure', measure, dimension),
    height: group('dimension', 'space', 'height', height, dimension),
    radius: group('dimension', 'radius', 'radius', radius, dimension),
    fontFamily: group('fontFamily', 'type', 'fontFamily', fontFamily, (family: string) => ({
      $value: [family, 'system-ui', 'sans-serif'],
    })),
    fontSize: group('dimension', 'type', 'fontSize', fontSize, fluid),
    poster: group('dimension', 'type', 'poster', poster, fluid),
    titleLength: group('number', 'type', 'titleLength', titleLength, plain),
    fontWeight: group('fontWeight', 'type', 'fontWeight', fontWeight, plain),
    lineHeight: group('number', 'type', 'lineHeight', lineHeight, plain),
    tracking: group('number', 'type', 'tracking', tracking, em),
    duration: group('duration', 'motion', 'duration', duration, milliseconds),
    delay: group('duration', 'motion', 'delay', delay, milliseconds),
    easing: group('cubicBezier', 'motion', 'easing', easing, curve),
    swipeThreshold: {
      $type: 'dimension',
      $description: notesOf('motion').swipeThreshold,
      $value: { value: swipeThreshold, unit: 'px' },
    },
    breakpoint: group('dimension', 'breakpoint', 'breakpoint', breakpoint, (value: number) => ({
      $value: { value, unit: 'px' },
    })),
    zIndex: group('number', 'zIndex', 'zIndex', zIndex, plain),
  };
}

const plain = (value: number) => ({ $value: value });
const milliseconds = (value: number) => ({ $value: { value, unit: 'ms' } });

/** The format does not know em, so a token has the number, and the CSS that it stands for. */
const em = (css: string) => ({
  $value: Number.parseFloat(css),
  $extensions: { [extension]: { css } },
});

function length(css: string) {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? [];
  if (value === undefined) throw new RangeError(`Not a length: ${css}`);
  return { value: Number(value), unit };
}

const dimension = (css: string) => ({ $value: length(css) });

/**
 * The format does not know fluid sizes, so both ends are tokens, and the CSS between them is added.
 */
function fluid(css: string) {
  const ends = fluidEnds(css);
  if (!ends) return dimension(css);
  return {
    min: dimension(ends.min),
    max: dimension(ends.max),
    $extensions: { [extension]: { css } },
  };
}

function hex(value: string) {
  const channels = [1, 3, 5, 7].map((at) => parseInt(value.slice(at, at + 2), 16) / 255);
  const [red, green, blue, alpha] = channels.map((part) => Math.round(part * 10000) / 10000);
  return {
    $value: {
      colorSpace: 'srgb',
      components: [red, green, blue],
      ...(value.length === 9 && { alpha }),
      hex: value.slice(0, 7),
    },
  };
}

function curve(css: string) {
  if (css === 'linear') return { $value: [0, 0, 1, 1] };
  const [, points = ''] = /^cubic-bezier\((.+)\)$/.exec(css) ?? [];
  return { $value: points.split(',').map(Number) };
}
