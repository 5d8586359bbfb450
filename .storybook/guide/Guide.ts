import type { ReactNode } from 'react';

/** A live example and the sentence that makes it a rule. */
export interface Example {
  rule: string;
  show: ReactNode;
  /** It is shown from edge to edge of its frame. */
  bleed?: true;
}

/** At least one. */
type Sentences = readonly [string, ...string[]];

/**
 * What a component's docs page says beside its stories and props: `parameters.guide` of its meta.
 * When to use it and when not is required; all else stands where there is something to say.
 */
export interface Guide {
  /** It goes by the window's width, not its column's: the docs page shows it as wide as a laptop, made smaller. */
  wide?: true;
  /** When to reach for it. */
  use: Sentences;
  /** When not, and what instead. */
  avoid: Sentences;
  do?: Example;
  dont?: Example;
  /** How its words are written. */
  content?: Sentences;
  /** Keys that do more than they do everywhere. */
  keyboard?: readonly { keys: string; does: string }[];
  /** What it does for people, with the WCAG criterion it meets. */
  accessibility?: readonly { note: string; wcag: string }[];
  /** Titles of related stories, such as `Primitives/Button`. */
  related?: Sentences;
}
