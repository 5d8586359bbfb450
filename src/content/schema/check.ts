import { art } from '../art';
import { categories } from '../categories';
import { discussions } from '../discussions';
import { garments } from '../garments';
import { featuredAlbum, newListings, topMovers } from '../albums';
import { posts } from '../posts';
import { products } from '../products';
import { schema } from './schema';
import { shoes } from '../shoes';
import { liveShows, upcomingShows } from '../shows';
import { streams } from '../streams';

/** All content of the shop, as the schema expects it. */
export const everything = {
  categories,
  products,
  garments,
  shoes,
  posts,
  discussions,
  art,
  liveShows,
  upcomingShows,
  streams,
  featuredAlbum,
  topMovers,
  newListings,
};

/**
 * Checks the content against the rules of the shop (docs/product.md, sections 3 and 9) at build time.
 * Throws an Error whose message has a line for each problem: list, item, field, what it must be and what it is.
 */
export function checkContent(content: unknown = everything): void {
  const { error } = schema.safeParse(content);
  if (!error) return;
  const problems = error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `${pathInWords(content, [...issue.path, key])}: is not known`);
    return `${pathInWords(content, issue.path)}: ${issue.message}${actualValue(valuesAlong(content, issue.path).at(-1))}`;
  });
  // One value may break several limits that have the same message.
  throw new Error(['The content breaks its rules:', ...new Set(problems)].join('\n'));
}

/** The content itself, then the value at each step of the path. */
function valuesAlong(content: unknown, path: readonly PropertyKey[]): unknown[] {
  const values = [content];
  for (const key of path)
    values.push((values.at(-1) as Record<PropertyKey, unknown> | undefined)?.[key]);
  return values;
}

/** A path in words. An item is named by its id, or by its index if it has no id. */
function pathInWords(content: unknown, path: readonly PropertyKey[]): string {
  const values = valuesAlong(content, path);
  const names = path.flatMap((key, depth) => {
    const id = (values[depth + 1] as { id?: unknown } | null | undefined)?.id;
    if (typeof id !== 'string' || !id.trim()) return String(key);
    return typeof key === 'number' ? id : [String(key), id];
  });
  return names.join(' › ') || 'content';
}

/**
 * The actual value, for the end of a message. Lists and objects give nothing, because their
 * messages say enough.
 */
function actualValue(value: unknown): string {
  if (value === undefined) return ', is missing';
  if (typeof value === 'object' && value !== null) return '';
  if (typeof value === 'string' && value.length > 60) return `, is ${value.length} long`;
  return `, is ${typeof value === 'string' ? JSON.stringify(value) : String(value)}`;
}
