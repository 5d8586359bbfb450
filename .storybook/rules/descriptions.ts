import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType, StrictArgTypes } from 'storybook/internal/types';
import { withoutCitations } from './citations';
import { callback, typeInWords } from './typeInWords';

/** Descriptions of native props, which our components do not document again. */
const native: Record<string, string> = {
  children: 'What it shows.',
  onClick: 'Called when it is pressed.',
  ref: 'Gets its root element.',
  rel: 'The relation of the linked page to this one.',
  style: 'Inline style of its root.',
  width: 'How wide it is, in px.',
};

interface Documented {
  __docgenInfo?: { description?: string };
}

/** The comment above a component, for the head of its docs page. */
export const descriptionOf = (component: Documented | undefined) =>
  withoutCitations(component?.__docgenInfo?.description ?? '');

/** A comment's first sentence, which says what the component is, and the rest. */
export function firstSentence(text: string): [first: string, rest: string] {
  const [first = ''] = /^.+?[.!?](?=\s+[\p{Lu}`“"-]|$)/su.exec(text) ?? [text];
  return [first, text.slice(first.length).trim()];
}

const holdsElement = (value: unknown) => [value].flat().some((one) => isValidElement(one));

/** Adds a description to native props, because the code has no comments on those. */
export const describeProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries({
      // Storybook adds the args that only a story sets after this enhancer has run.
      ...Object.fromEntries(Object.keys(initialArgs).map((name) => [name, { name }])),
      ...argTypes,
    }).map(([name, argType]: [string, InputType]) => {
      const table = typeInWords(argType, initialArgs[name]);
      return [
        name,
        {
          ...argType,
          // Nobody can write a function or an element into the box that its type would get.
          ...((table?.type?.summary === callback || holdsElement(initialArgs[name])) && {
            control: false,
          }),
          description: withoutCitations(argType.description || (native[name] ?? '')),
          table,
        },
      ];
    }),
  ) as StrictArgTypes;
