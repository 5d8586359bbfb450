import { useEffect } from 'react';

const asked = new Set<string>();

/**
 * Makes the masks and patterns of a sprite of drawings known to the document. WebKit looks for what a drawing
 * names (`mask="url(#h2)"`) in the document that uses it, and so does Firefox when it prints; without
 * them halftones are solid and masked shapes whole. An id is the same thing in every sprite.
 */
export function useSpriteDefinitions(drawing: string) {
  const sprite = drawing.split('#')[0]!;
  useEffect(() => {
    // Chromium always looks in the sprite. It is the one that names Google here, on every system.
    if (navigator.vendor.startsWith('Google') || asked.has(sprite)) return;
    asked.add(sprite);
    // Where it cannot be loaded the drawings stay as they are, and the next one asks again.
    copyDefinitions(sprite).catch(() => asked.delete(sprite));
  }, [sprite]);
}

async function copyDefinitions(sprite: string) {
  const answer = await fetch(sprite);
  if (!answer.ok) throw new Error(`${sprite}: ${answer.status}`);
  const text = await answer.text();
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  const definitions = document.createElementNS(documentElement.namespaceURI, 'defs');
  for (const element of documentElement.querySelectorAll('defs > *'))
    if (!document.getElementById(element.id)) definitions.append(element);
  documentElement.replaceChildren(definitions);
  for (const [name, value] of Object.entries({ width: '0', height: '0', 'aria-hidden': 'true' }))
    documentElement.setAttribute(name, value);
  documentElement.style.position = 'absolute';
  document.body.append(documentElement);
}
