import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { Failure } from '../lib/cli.mjs';

/** What a recipe adds to an existing file: at a place in it, or else at its end. */
export interface Addition {
  file: string;
  text: string;
  /** The list that gets one more entry: an array, an object or a union by its name, imports by their path. */
  into?: string;
  /** The beginning of the list's last entry, which stays the last. */
  last?: string;
  /** Words that are in the file once. The text is added before them. */
  before?: string;
}

/** All that a recipe writes. Nothing is written until everything has found its place. */
export class Plan {
  private texts = new Map<string, string>();

  /** A new file. */
  create(file: string, text: string) {
    if (existsSync(file)) throw new Failure(`${file} is there already.`, 2);
    this.texts.set(file, text);
  }

  add({ file, text, into, last, before }: Addition) {
    const all = this.read(file);
    if (into) return this.texts.set(file, added(file, all, text, into, last));
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
    for (const [file, text] of this.texts) {
      // The one JSON file, tests/drawn.json, is left alone by Prettier (.prettierignore).
      if (file.endsWith('.json')) continue;
      const options = await resolveConfig(fileURLToPath(import.meta.url));
      this.texts.set(file, await format(text, { ...options, filepath: file }));
    }
    for (const [file, text] of this.texts) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return [...this.texts.keys()];
  }
}

/** The text of a file with one entry more in a list. */
function added(file: string, all: string, entry: string, name: string, last = '') {
  const source = ts.createSourceFile(file, all, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const list = listNamed(source, name);
  const end = list?.at(-1);
  if (!list || !end?.getText().startsWith(last))
    throw new Failure(
      `${file} must have a list "${name}"${last && ` that ends with "${last}"`}, for what is new to stand in it.`,
    );
  const comma = ts.isTypeNode(end) ? ' | ' : ', ';
  return last
    ? all.slice(0, end.getStart()) + entry + comma + all.slice(end.getStart())
    : all.slice(0, end.end) + comma + entry + all.slice(end.end);
}

type List = ts.NodeArray<ts.Node>;

function listNamed(node: ts.Node, name: string): List | undefined {
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) {
    if (node.name.getText() === name) return node.initializer && firstList(node.initializer);
  } else if (ts.isTypeAliasDeclaration(node)) {
    if (node.name.text === name) return firstList(node.type);
  } else if (ts.isImportDeclaration(node)) {
    if (node.moduleSpecifier.getText() === `'${name}'`) return firstList(node);
  }
  return ts.forEachChild(node, (child) => listNamed(child, name));
}

function firstList(node: ts.Node): List | undefined {
  if (ts.isArrayLiteralExpression(node) || ts.isNamedImports(node)) return node.elements;
  if (ts.isObjectLiteralExpression(node)) return node.properties;
  if (ts.isUnionTypeNode(node)) return node.types;
  return ts.forEachChild(node, firstList);
}
