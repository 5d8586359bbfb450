import 'react';

/**
 * Attributes that one part of the product sets for another to read. Each is declared for JSX, so an
 * editor shows what it is for. `marks.test.ts` finds an attribute that goes from one folder to
 * another and is not listed.
 */
declare module 'react' {
  // The one interface without a type parameter that all elements' attributes extend.
  interface AriaAttributes {
    /**
     * The coloured band that a page ends on: no room below it, and it reaches the window's foot
     * (Layout, GlobalStyles, FooterRunOut).
     */
    'data-ends-page'?: boolean;
    /** What a pressed picture becomes on the next page (shell/page/travel.ts). */
    'data-lead'?: boolean;
    /** Comes up while it passes the middle of a touch screen (theme/passing.ts). */
    'data-passing'?: boolean;
    /** A row whose record leaves its sleeve while it passes on a touch screen (theme/passing.ts). */
    'data-row'?: boolean;
    /** Where an item stands in its row: the index of its place in the list's layout (kit/layout.ts). */
    'data-place'?: number;
    /** The side at which the label of an art piece hangs; its frame on the wall follows (DigitalArtScreen). */
    'data-side'?: 'start' | 'end';
    /** Which way a price went. On PriceChange its card may place it by this. */
    'data-trend'?: 'up' | 'down';
    /**
     * On the document until a visit's first scroll. Until then less is laid out, and least while it
     * says `loading` (host/hydration/firstPage.ts).
     */
    'data-unscrolled'?: '' | 'loading';
    /** On the document while it shows the first page of a visit (host/hydration/firstPage.ts). */
    'data-first-page'?: '';
    /**
     * The look of a component: its `variant`. GlobalStyles reads that of buttons: one that begins
     * with `key` keeps its focus ring in the item's ink, and a link that looks like a button is not
     * printed as a link.
     */
    'data-variant'?: string;
  }
}
