import { createElement, useEffect, useState, type ReactNode } from 'react';
import { photoSource } from '../../src/host/page/photos';
import { PhotoContext, type PhotoSource } from '../../src/primitives/pictures/PhotoContext';
import { SpriteContext } from '../../src/primitives/pictures/SpriteContext';
import { isFrozen } from './frozenWorld';

/** The ways in which photos load in the catalogue. */
export const photoChoices = [
  ['art', 'Prints only'],
  ['real', 'Real photos'],
  ['slow', 'Slow photos (4 s)'],
  ['refused', 'Refused photos'],
] as const;

export type PhotoGlobal = (typeof photoChoices)[number][0];

const none: PhotoSource = () => null;

/** An address that fails at once and needs no network. */
const refused: PhotoSource = () => 'data:image/png;base64,AA';

/** Puts the chosen photo source around a story. */
export function Photos({ from, children }: { from: PhotoGlobal; children: ReactNode }) {
  const late = useLate(from === 'slow');
  const sources = { art: none, real: photoSource, slow: late ? photoSource : none, refused };
  return createElement(
    PhotoContext.Provider,
    // An address may name anything.
    { value: sources[from] ?? none },
    createElement(SpriteContext.Provider, { value: '.' }, children),
  );
}

/**
 * True four seconds after `active` became true. Never true under test, where it would be a race.
 */
function useLate(active: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active || isFrozen) return;
    const timer = setTimeout(() => setLate(true), 4000);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active]);
  return late;
}
