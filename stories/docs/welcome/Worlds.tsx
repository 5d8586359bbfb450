import styled from '@emotion/styled';
import { ProductCard } from '../../../src/components/goods/ProductCard';
import { products } from '../../../src/content/products';
import { HeadingLevel } from '../../../src/primitives/text/Heading';
import { color } from '../../../src/theme/variables';
import { marginalText } from '../../../src/theme/text';
import { space } from '../../../src/tokens/space';
import { World } from '../../../.storybook/world/World';
import { useToolbar } from '../../../.storybook/world/toolbar';
import { Bare } from '../blocks/Bare';

const worlds = { dark: 'In the dark', light: 'In the light', paper: 'On paper' } as const;

/** One card in the worlds it has to stand in: both schemes, and paper. */
export function Worlds() {
  const globals = useToolbar();
  return (
    <Bare>
      <style ref={setOnPaper} />
      <Row>
        {Object.entries(worlds).map(([world, name]) => (
          <figure key={world}>
            <figcaption>{name}</figcaption>
            <Ground data-scheme={world === 'dark' ? 'dark' : 'light'} data-world={world}>
              <World globals={{ ...globals, scheme: 'system' }} inDocs>
                <HeadingLevel.Provider value={3}>
                  <ProductCard product={products[1]!} onAddToCart={() => {}} onLike={() => {}} />
                </HeadingLevel.Provider>
              </World>
            </Ground>
          </figure>
        ))}
      </Row>
    </Bare>
  );
}

/** Gives one element on a screen the page's own styles for paper. */
function setOnPaper(element: HTMLStyleElement | null) {
  if (!element) return;
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules])
    .map((rule) => rule.cssText.replace(/^(:root|body)\b/, ':scope'));
  element.textContent = `@scope ([data-world='paper']) { ${rules.join('\n')} }`;
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${space[5]} 0;

  figcaption {
    padding-block-end: ${space[2]};
    ${marginalText}
  }
`;

const Ground = styled.div`
  block-size: calc(100% - 1.5rem);
  padding: ${space[6]};
  background: ${color.ground};
  color: ${color.text};

  &[data-world='paper'] {
    background: #fff;
  }
`;
