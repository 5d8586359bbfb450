import type { ReactNode } from 'react';

/** A live example and the sentence that makes it a rule. */
export interface Example {
  rule: string;
  show: ReactNode;
  /** True shows the example from edge to edge of its frame. */
  bleed?: true;
}

/** At least one. */
type Sentences = readonly [string, ...string[]];

/**
 * The text of a component's docs page, beside its stories and props: `parameters.guide` of its
 * meta. When to use the component and when not is required; the rest is there where there is
 * something to say.
 */
export interface Guide {
  /**
   * True for a component that follows the window's width and not its column's: the docs page shows
   * it as wide as a laptop, scaled down.
   */
  wide?: true;
  /** What else people call it: search finds it by these words, and by the names of its parts. */
  keywords?: Sentences;
  /** When to use it. */
  use: Sentences;
  /** When not to use it, and what to use instead. */
  avoid: Sentences;
  do?: Example;
  dont?: Example;
  /** How its words are written. */
  content?: Sentences;
  /** What keys do that have a special function in this component. */
  keyboard?: Readonly<Record<string, string>>;
  /** What the component does for people, by the WCAG criterion that it meets by that. */
  accessibility?: Readonly<Record<string, string>>;
  /**
   * Titles of related pages, such as `Primitives/Button`. The page lists what the component is made
   * of, and what uses it, by itself.
   */
  related?: Sentences;
}
