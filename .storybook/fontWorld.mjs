// @ts-check
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../scripts/lib/run.mjs';

/** @param {string} name @param {string} file */
const google = (name, file) =>
  ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'].map(
    (face) => `@expo-google-fonts/${name}/${face}/${file}_${face}.ttf`,
  );

/** @param {string[]} faces */
const dejaVu = (...faces) => faces.map((face) => `dejavu-fonts-ttf/ttf/DejaVu${face}.ttf`);

/**
 * What may be installed on a system: one family, and the files that hold it. In `arial`, where Arial's twin
 * stands for it, a monospace besides: docs pages show code, and it has the signs that Arial lacks.
 */
const worlds = {
  arial: {
    family: 'Arimo',
    monospace: 'DejaVu Sans Mono',
    files: [...google('arimo', 'Arimo'), ...dejaVu('SansMono', 'SansMono-Bold')],
  },
  roboto: {
    family: 'Roboto',
    monospace: 'Roboto',
    files: [
      ...google('roboto', 'Roboto'),
      '@expo-google-fonts/roboto/500Medium/Roboto_500Medium.ttf',
    ],
  },
  dejavu: {
    family: 'DejaVu Sans',
    monospace: 'DejaVu Sans',
    files: dejaVu('Sans', 'Sans-Bold', 'Sans-Oblique', 'Sans-BoldOblique'),
  },
  noto: { family: 'Noto Sans', monospace: 'Noto Sans', files: google('noto-sans', 'NotoSans') },
};

/** @typedef {keyof typeof worlds} FontWorld */

/** Those that late fonts are judged in. FONT_WORLDS=noto names another. */
export const fontWorlds = /** @type {FontWorld[]} */ (
  (process.env.FONT_WORLDS ?? 'arial,roboto,dejavu').split(',')
);

/** @param {FontWorld} world */
export const familyOf = (world) => worlds[world].family;

const folder = join(root, '.waxline', 'fonts');

/** @param {string} text */
const xml = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** @param {string} name @param {string} family */
const alias = (name, family) =>
  `<alias binding="same"><family>${name}</family><prefer><family>${family}</family></prefer></alias>`;

/** Chromium takes another font in the place of these only when it is told to. */
const common = ['Arial', 'Helvetica', 'Times New Roman'];

/** @param {FontWorld} world */
function configOf(world) {
  const { family, monospace, files } = worlds[world];
  const paths = files.map((file) => xml(join(root, 'node_modules', file)));
  return [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...[...new Set(paths.map(dirname))].map((path) => `<dir>${path}</dir>`),
    `<cachedir>${xml(join(folder, 'cache'))}</cachedir>`,
    // The folders hold other faces, too.
    '<selectfont><rejectfont><glob>*</glob></rejectfont><acceptfont>',
    ...paths.map((path) => `<glob>${path}</glob>`),
    '</acceptfont></selectfont>',
    ...common.map((name) => alias(name, family)),
    alias('monospace', monospace),
    '<match target="pattern">',
    // For all who name none that is here, as sans-serif and system-ui do.
    `<edit name="family" mode="append_last"><string>${family}</string></edit>`,
    // Not what somebody's desktop likes.
    '<edit name="antialias" mode="assign"><bool>true</bool></edit>',
    '<edit name="hinting" mode="assign"><bool>false</bool></edit>',
    '<edit name="rgba" mode="assign"><const>none</const></edit>',
    '</match>',
    '</fontconfig>\n',
  ].join('\n');
}

/**
 * The environment of a Chromium that knows the fonts of one world, and none that are installed here. Only
 * on Linux: elsewhere browsers do not ask fontconfig.
 * @param {FontWorld} world
 */
export function inFontWorld(world) {
  if (process.platform !== 'linux') return process.env;
  const file = join(folder, `${world}.conf`);
  const config = configOf(world);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== config) {
    mkdirSync(folder, { recursive: true });
    // In one step: another worker may be reading it.
    writeFileSync(`${file}.${process.pid}`, config);
    renameSync(`${file}.${process.pid}`, file);
  }
  return { ...process.env, FONTCONFIG_FILE: file };
}
