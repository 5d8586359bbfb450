import type { z } from 'zod';
import type * as item from './schema/items';

/*
 * The entities of the shop (docs/product.md, section 3), as the schema describes them. Types only: everyone
 * may import them, and no browser loads the schema.
 */

type Infer<Schema extends z.ZodType> = Readonly<z.output<Schema>>;

/** What every print has: the symbol that draws it, and its size. */
export type Drawing = ArtPiece['print'];
/** The print of an item, with its inks. */
export type ItemPrint = Product['print'];
/** The four inks of a print. */
export type Inks = ItemPrint['inks'];
/** The three inks of an album's cover. */
export type AlbumInks = Album['inks'];

/** A tile of "Browse by Category". */
export type Category = Infer<typeof item.category>;
/** A featured product of the home page: a beat, a track or an art piece. */
export type Product = Infer<typeof item.product>;
export type Garment = Infer<typeof item.garment>;
export type Shoe = Infer<typeof item.shoe>;
export type Post = Infer<typeof item.post>;
export type Discussion = Infer<typeof item.discussion>;
export type ArtPiece = Infer<typeof item.artPiece>;
export type LiveShow = Infer<typeof item.liveShow>;
export type UpcomingShow = Infer<typeof item.upcomingShow>;
export type Stream = Infer<typeof item.stream>;
/** An album traded like a stock. */
export type Album = Infer<typeof item.album>;
