import type { LoaderFunction } from 'storybook/internal/types';

/** Pseudo classes that every element of a story is drawn with, in camel case. */
export type PseudoStates = Partial<Record<'hover' | 'active' | 'focusVisible', true>>;

/**
 * Draws a story as if the pointer were over everything in it, pressed it, or everything had the
 * focus. Storybook's addon does that: it adds to each rule with a pseudo class one with a class that
 * an ancestor has. Such a rule cannot say ":not(:focus)", and every story would wait for thousands
 * of rules. So the addon is loaded once somebody asks for a state, and not named in main.ts.
 */
export const drawPseudoStates: LoaderFunction = async ({ globals, viewMode }) => {
  if (viewMode === 'docs') return;
  const states = Object.keys((globals.pseudo ?? {}) as PseudoStates);
  if (states.length > 0) await import('storybook-addon-pseudo-states/preview');
  const classes = states.map(
    (state) => `pseudo-${state.replace(/[A-Z]/, '-$&').toLowerCase()}-all`,
  );
  document.getElementById('storybook-root')!.className = classes.join(' ');
};
