import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { Failure } from '../lib/cli.mjs';
import { writeIn } from '../lib/files';
import { modulesIn, mostModules } from '../lib/folderSize';

/** What a recipe adds to an existing file: at a place in it, or else at its end. */
export interface Addition {
  file: string;
  text: string;
  /** Words that are in the file once. The text is added before them. */
  before?: string;
}

/** All that a recipe writes. Nothing is written until everything has found its place. */
export class Plan {
  private texts = new Map<string, string>();

  create(file: string, text: string) {
    if (existsSync(file)) throw new Failure(`${file} is there already.`, 2);
    const folder = dirname(file);
    if (modulesIn(folder) >= mostModules)
      throw new Failure(
        `${folder} holds ${mostModules} modules, the most that a folder may: give some of them one of their own first.`,
      );
    this.texts.set(file, text);
  }

  add({ file, text, before }: Addition) {
    const all = this.read(file);
    const [head, tail, ...more] = before ? all.split(before) : [all, ''];
    if (tail === undefined || more.length)
      throw new Failure(`${file} must have "${before}" once, for what is new to stand before it.`);
    this.texts.set(file, `${head}${text}${before ?? ''}${tail}`);
  }

  /** The text of a file as it will be. */
  read(file: string) {
    if (!this.texts.has(file) && !existsSync(file))
      throw new Failure(`There is no ${file}, to which this would add.`);
    return this.texts.get(file) ?? readFileSync(file, 'utf8');
  }

  replace(file: string, text: string) {
    this.texts.set(file, text);
  }

  /** Writes all of it, each line broken as Prettier breaks it, and returns the files. */
  async write() {
    const options = await resolveConfig(__filename);
    for (const [file, text] of this.texts) {
      // The one JSON file, tests/drawn.json, is left alone by Prettier (.prettierignore).
      if (file.endsWith('.json')) continue;
      this.texts.set(file, await format(text, { ...options, filepath: file }));
    }
    for (const [file, text] of this.texts) writeIn('.', file, text);
    return [...this.texts.keys()];
  }
}
