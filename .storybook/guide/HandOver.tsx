import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Source } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { parts } from 'virtual:parts';
import { from } from '../../src/theme/media';
import { color } from '../../src/theme/variables';
import { height, space } from '../../src/tokens/space';
import { docsLink, PageLinks } from './CatalogueLinks';

/**
 * What somebody needs who builds with a component: its code, its file, what it is made of and who
 * uses it.
 */
export function HandOver({ title }: { title: string }) {
  const part = parts[title];
  if (!part) return null;
  const { file, source, madeOf, usedBy } = part;
  return (
    <>
      <h2 id="hand-over">Hand-over</h2>
      <p>The code of the example, with its props as they are set above.</p>
      <Code>
        <Source dark transform={(code: string) => importOf(file) + numbersInLine(code)} />
      </Code>
      <Facts className="sb-unstyled">
        <div>
          <dt>Source</dt>
          <dd>
            <SourceLink href={source} target="_top" aria-label={file}>
              {/* A narrow window takes it in lines, one folder to each if need be. */}
              {file.split(/(?<=\/)/).map((name: string) => (
                <Fragment key={name}>
                  {name}
                  <wbr />
                </Fragment>
              ))}
            </SourceLink>
          </dd>
        </div>
        <div>
          <dt>Made of</dt>
          <dd>{madeOf.length > 0 ? <PageLinks titles={madeOf} /> : 'Elements and tokens only.'}</dd>
        </div>
        <div>
          <dt>Used by</dt>
          <dd>
            {usedBy.length > 0 ? (
              <PageLinks titles={usedBy} />
            ) : (
              'The site itself, and no component.'
            )}
          </dd>
        </div>
      </Facts>
    </>
  );
}

/**
 * The line that imports a part, from the root of the repository. A part has the name of its file; the
 * title of a screen is shorter.
 */
const importOf = (file: string) => file.replace(/(.*\/(.+))\.tsx$/, "import { $2 } from '$1';\n\n");

/** Writes a list of numbers on one line: the generator gives each a line of its own. */
const numbersInLine = (code: string) =>
  code.replace(/\[\s*(-?[\d.]+(?:,\s*-?[\d.]+)*)\s*\]/g, (_, numbers: string) => {
    return `[${numbers.replace(/\s+/g, ' ')}]`;
  });

/* Until the very end. */
const goesOn = keyframes`
  from, 99% { mask-image: linear-gradient(to top, transparent, #000 4rem); }
`;

/* Long code scrolls within, so that what follows stays near. Its foot fades while there is more
   below it: code that fits has nothing to scroll, and so never gets the fade. The mask would cut
   the outline that shows the focus. */
const Code = styled.div`
  .docblock-source [data-radix-scroll-area-viewport] {
    max-block-size: 20rem;
  }
  @supports (animation-timeline: scroll()) {
    @media screen and (forced-colors: none) {
      .docblock-source [data-radix-scroll-area-viewport]:not(:focus-visible) {
        animation: ${goesOn} linear;
        animation-timeline: scroll(self);
      }
    }
  }
`;

/* Not one of Storybook's links, which stay within the catalogue's own pages. */
const SourceLink = styled.a`
  ${docsLink}
`;

const Facts = styled.dl`
  border-block-start: 1px solid ${color.line};

  > div {
    display: grid;
    align-items: baseline;
    border-block-end: 1px solid ${color.line};

    ${from.tablet} {
      grid-template-columns: 6rem minmax(0, 1fr);
    }
  }
  dt {
    padding-block-start: ${space[2]};
    font-weight: 600;
  }
  > div > dd {
    align-content: center;
    min-block-size: ${height.target};
  }
`;
