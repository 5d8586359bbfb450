// @ts-check
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readList } from '../scripts/lib/cli.mjs';
import { root } from '../scripts/lib/run.mjs';

/** @param {string} name @param {string} file */
const google = (name, file) =>
  ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'].map(
    (face) => `@expo-google-fonts/${name}/${face}/${file}_${face}.ttf`,
  );

/** @param {string[]} faces */
const dejaVu = (...faces) => faces.map((face) => `dejavu-fonts-ttf/ttf/DejaVu${face}.ttf`);

/**
 * The fonts that may be installed on a system: one family, with its files, and the names by which
 * its faces are known besides their own. `arial` uses Arial's twin under Arial's names, so that a
 * page finds the first font it asks for, as on Windows and macOS. It has a monospace font besides,
 * because docs pages show code and that font has the characters that Arial lacks.
 */
const worlds = {
  arial: {
    family: 'Arimo',
    monospace: 'DejaVu Sans Mono',
    files: [...google('arimo', 'Arimo'), ...dejaVu('SansMono', 'SansMono-Bold')],
    names: { 'Arimo Regular': 'Arial', 'Arimo Bold': 'Arial Bold' },
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

/** @typedef {{ family: string, monospace: string, files: string[], names?: Record<string, string> }} World */
/** @typedef {keyof typeof worlds} FontWorld */

/** The worlds in which late fonts are tested. FONT_WORLDS=noto names another one. */
export const fontWorlds = /** @type {FontWorld[]} */ (
  readList(
    'font world',
    process.env.FONT_WORLDS ?? 'arial,roboto,dejavu',
    Object.keys(worlds),
    `FONT_WORLDS takes ${Object.keys(worlds).join()}.`,
  )
);

/** @param {FontWorld} world */
export const familyOf = (world) => worlds[world].family;

const folder = join(root, '.waxline', 'fonts');

/** @param {string} text */
const xml = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** @param {string} name @param {string} family */
const alias = (name, family) =>
  `<alias binding="same"><family>${name}</family><prefer><family>${family}</family></prefer></alias>`;

/** Chromium replaces these fonts with another one only when it is told to. */
const common = ['Arial', 'Helvetica', 'Times New Roman'];

/** @param {FontWorld} world */
function configOf(world) {
  const { family, monospace, files, names = {} } = /** @type {World} */ (worlds[world]);
  const paths = files.map((file) => xml(join(root, 'node_modules', file)));
  return [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...[...new Set(paths.map(dirname))].map((path) => `<dir>${path}</dir>`),
    // A cache holds the names that its world gives to fonts.
    `<cachedir>${xml(join(folder, world))}</cachedir>`,
    // The folders also hold other faces.
    '<selectfont><rejectfont><glob>*</glob></rejectfont><acceptfont>',
    ...paths.map((path) => `<glob>${path}</glob>`),
    '</acceptfont></selectfont>',
    ...Object.entries(names).map(
      ([own, other]) =>
        `<match target="scan"><test name="fullname"><string>${own}</string></test><edit name="fullname" mode="append"><string>${other}</string></edit></match>`,
    ),
    ...common.map((name) => alias(name, family)),
    alias('monospace', monospace),
    '<match target="pattern">',
    // The fallback for families that are not here, such as sans-serif and system-ui.
    `<edit name="family" mode="append_last"><string>${family}</string></edit>`,
    // These settings override those of the machine's desktop.
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
    // The file is put in place in one step, because another worker may be reading it.
    writeFileSync(`${file}.${process.pid}`, config);
    renameSync(`${file}.${process.pid}`, file);
  }
  return { ...process.env, FONTCONFIG_FILE: file };
}
