import styled from '@emotion/styled';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type ComponentPropsWithoutRef } from 'react';
import { marginalText } from '../../src/theme/text';
import { color } from '../../src/theme/variables';
import { space } from '../../src/tokens/space';
import { fontSize, fontWeight } from '../../src/tokens/type';
import { useChapterInSight } from './useChapterInSight';

/**
 * Links to the chapters of a docs page, beside its text. Storybook's own stands before the page's
 * title, which should be the first heading that one hears.
 */
export function OnThisPage() {
  const [chapters, setChapters] = useState<readonly { id: string; name: string }[]>([]);
  useChapterInSight();
  useEffect(() => {
    // In the next frame all of the page is there.
    const frame = requestAnimationFrame(() => {
      const found = document.querySelectorAll('main h2[id]:not(.docs-story *)');
      setChapters([...found].map(({ id, textContent }) => ({ id, name: textContent ?? '' })));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  if (chapters.length === 0) return null;
  return (
    <Rail className="sb-unstyled" aria-label="On this page">
      <p aria-hidden>On this page</p>
      <ul>
        {chapters.map(({ id, name }) => (
          <li key={id}>
            <AnchorMdx href={`#${id}`} target="_self">
              {name}
            </AnchorMdx>
          </li>
        ))}
      </ul>
    </Rail>
  );
}

/** The title of a page that is written by hand, and its chapters. */
export const PageTitle = ({ children, ...rest }: ComponentPropsWithoutRef<'h1'>) => (
  <>
    <h1 {...rest}>{children}</h1>
    <OnThisPage />
  </>
);

/** As wide as the rail with the gap before it. */
export const railWidth = '14rem';

/** From this width on there is room for the rail. A laptop's window is this wide beside Storybook's sidebar. */
export const withRail = '@media (min-width: 60em)';
const withoutRail = '@media (max-width: 59.99em)';

const Rail = styled.nav`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(100% + ${space[12]});
  inline-size: calc(${railWidth} - ${space[12]});
  ${withoutRail} {
    display: none;
  }

  > p {
    position: sticky;
    inset-block-start: ${space[8]};
    padding-block-end: ${space[3]};
    ${marginalText}
  }
  ul {
    position: sticky;
    inset-block-start: ${space[16]};
    scroll-target-group: auto;
  }
  /* Outweighs the docs' own rule for links. */
  &&& a {
    display: block;
    padding-block: ${space[2]};
    color: ${color.muted};
    font-size: ${fontSize.caption};
    line-height: 1.25;
    text-decoration: none;
    text-wrap: pretty;
  }
  &&& a:hover {
    color: ${color.text};
  }
  &&& a:target-current {
    color: ${color.accentText};
    font-weight: ${fontWeight.strong};
  }
`;
