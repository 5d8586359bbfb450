import { Ledger } from '../blocks/Ledger';

const to = (page: string, name: string) => (
  <a href={`./?path=/docs/${page}--docs`} target="_top">
    {name}
  </a>
);

/** The five things that people come to the catalogue for, and where each is done. */
export const Errands = () => (
  <Ledger
    entries={{
      'Find a part': (
        <>
          Press <kbd>Ctrl</kbd> <kbd>K</kbd>, on a Mac <kbd>⌘</kbd> <kbd>K</kbd>, and type what you
          call it: “ticker”, “cart button”, “price”.
        </>
      ),
      'Build with it': (
        <>
          Set its props on its page and copy the code below them, as for{' '}
          {to('primitives-button', 'Button')}.
        </>
      ),
      'Take a colour': (
        <>Press a swatch in {to('foundations-colour', 'Colour')}, and its name is copied.</>
      ),
      'Take a drawing': (
        <>
          Choose one in {to('foundations-prints', 'Prints')}, change its inks, and save it as SVG.
        </>
      ),
      'Walk through the shop': (
        <>Play a journey step by step, such as {to('flows-buy-a-beat', 'Buy a beat')}.</>
      ),
    }}
  />
);
