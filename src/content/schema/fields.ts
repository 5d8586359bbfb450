import { z } from 'zod';

/*
 * The kinds of field the schema is made of. Each says in one sentence what its value must be;
 * `check.ts` adds where it stands and what it is instead.
 */

/**
 * An item or a part of one. Unknown keys are refused; otherwise nobody would notice a mistyped
 * optional field.
 */
export const entity = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'invalid_type' ? 'must be an object' : undefined),
  });

/** Exactly `length` items. */
export const list = <Item extends z.ZodType>(item: Item, length: number) =>
  z
    .array(item, 'must be a list')
    .length(length, {
      error: ({ input }) => `must have ${length} items, has ${(input as unknown[]).length}`,
    })
    .readonly();

/** Text that matches a pattern; `must` says in words which. */
export const matching = (pattern: RegExp, must: string) => z.string(must).regex(pattern, must);

/**
 * A line of text with a letter or a digit in it. Control characters and half surrogate pairs cannot
 * be written in HTML, so React would find another text than the server's. U+FFFD is left where a file
 * was read in a wrong encoding, and HTML draws two blanks as one.
 */
const line = matching(
  /^(?=.*[\p{L}\p{N}])(?!.*([\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFFFD]| {2}))[^\s\p{Cf}](.*[^\s\p{Cf}])?$/u,
  'must be a line of text, without blanks at its ends or two in a row, and without characters that nobody sees',
);

/** Text of `min` to `max` characters. */
export const copy = (min: number, max: number) =>
  line.refine(
    ({ length }) => length >= min && length <= max,
    `must be ${min} to ${max} characters long`,
  );

/** A title or a name: pages have room for two lines of it. */
export const text = () => copy(1, 80);

/** An item's name in addresses and sprites. */
export const id = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug such as neon-nights');

export const oneOf = <Value extends string>(...values: Value[]) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

/** A whole number, 0 or more. */
export const count = () => {
  const must = 'must be a whole number, 0 or more';
  return z.number(must).int(must).min(0, must);
};

/** A number from `min` to `max`, both included, in steps such as 0.1. */
export const between = (min: number, max: number, step: number) => {
  const must = `must be a number between ${min} and ${max}`;
  return z
    .number(must)
    .min(min, must)
    .max(max, must)
    .multipleOf(step, `must be a multiple of ${step}`);
};

/** US dollars and cents, above 0. */
export const dollars = () => {
  const must = 'must be above 0, in dollars and whole cents';
  return z.number(must).positive(must).multipleOf(0.01, must);
};

/** An ink: a colour of six digits, without transparency. */
export const ink = () => matching(/^#[0-9a-f]{6}$/, 'must be a colour such as #ff9dbb');

/** A width and a height, above 0. */
export const box = () => {
  const must = 'must be a width and a height, above 0';
  const side = z.number(must).positive(must);
  return z.tuple([side, side], must).readonly();
};

/** A place on a drawing, in percent from its left and its top. */
export const place = () => {
  const must = 'must be a place in percent from the left and the top, 0 to 100';
  const share = z.number(must).min(0, must).max(100, must);
  return z.tuple([share, share], must).readonly();
};

/** A part of a drawing, as SVG's `viewBox` names it. */
export const viewBox = () =>
  matching(/^-?\d+ -?\d+ [1-9]\d* [1-9]\d*$/, 'must be a view box such as 92 66 424 334');

/** A part of a drawing: where it begins, which may be beyond the drawing's own box, and its width. */
export const crop = () => {
  const must = 'must be a left end, an upper end, and a width above 0';
  const at = z.number(must);
  return z.tuple([at, at, at.positive(must)], must).readonly();
};

/** A rule that ties fields of one item together. */
export interface Rule<Item> {
  /** The field that the message names. */
  field: keyof Item & string;
  /** All fields the rule looks at. */
  reads: readonly (keyof Item & string)[];
  holds: (item: Item) => boolean;
  must: (item: Item) => string;
}

/** Adds rules to an item. Each runs if the fields it reads are valid, whatever else is wrong with the item. */
export function withRules<Item extends z.ZodObject>(
  item: Item,
  ...rules: Rule<z.output<Item>>[]
): Item {
  return rules.reduce(
    (schema, { field, reads, holds, must }) =>
      schema.superRefine(
        (value, context) => {
          if (!holds(value))
            context.addIssue({ code: 'custom', path: [field], message: must(value) });
        },
        {
          when: ({ issues }) =>
            issues.every(
              ({ code, path: [key] = [] }) =>
                code === 'unrecognized_keys' ||
                (key !== undefined &&
                  !reads.includes(String(key) as keyof z.output<Item> & string)),
            ),
        },
      ),
    item,
  );
}
