import type { ReactNode } from 'react';

/** How far a part has come. `stable`: change it only with a note; `new`: it may still change. */
export type Status = 'stable' | 'new' | 'deprecated';

/** A live example and the sentence that makes it a rule. */
export interface Example {
  rule: string;
  show: ReactNode;
  /** It is shown from edge to edge of its frame. */
  bleed?: true;
}

/**
 * What a component's docs page says beside its stories and props: `parameters.guide` of its meta.
 * The page is drawn from this; a component without one, or with an empty list, fails a check.
 */
export interface Guide {
  status: Status;
  /** It goes by the window's width, not its column's: the docs page shows it as wide as a laptop, made smaller. */
  wide?: true;
  /** When to reach for it; full sentences. */
  use: readonly string[];
  /** When not, and what instead. */
  avoid: readonly string[];
  do: Example;
  dont: Example;
  /** How its words are written. */
  content: readonly string[];
  /** Keys and what they do. Empty only for what takes no focus. */
  keyboard: readonly { keys: string; does: string }[];
  /** What it does for people, with the WCAG criterion it meets. */
  accessibility: readonly { note: string; wcag: string }[];
  /** Titles of related stories, such as `Primitives/Button`. */
  related: readonly string[];
}
