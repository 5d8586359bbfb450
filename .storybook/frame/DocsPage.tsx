import { css, Global } from '@emotion/react';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { GlobalStyles } from '../../src/theme/global/GlobalStyles';
import { forcedColors, from } from '../../src/theme/media';
import { headingText } from '../../src/theme/text';
import { color, font } from '../../src/theme/variables';
import { color as palette } from '../../src/tokens/color';
import { radius } from '../../src/tokens/radius';
import { fluidSpace, measure, space } from '../../src/tokens/space';
import { fontSize, fontWeight, lineHeight } from '../../src/tokens/type';
import { tellFrames } from '../world/framed';
import { applyToPage, useToolbar } from '../world/toolbar';
import { ToolbarStyles } from '../world/ToolbarStyles';
import { windows } from '../world/viewports';
import { themes } from '../theme';
import { railWidth, withRail } from './OnThisPage';
import { titleText } from './titleText';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

/** The frame of every docs page: our look, and what the toolbar says. */
export function DocsPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar();
  const [systemIsDark, setSystemIsDark] = useState(dark.matches);
  // The text of a docs page is English, so only its examples are mirrored.
  useLayoutEffect(() => applyToPage({ ...globals, direction: 'ltr' }), [globals]);
  useEffect(() => tellFrames(globals), [globals]);
  useLayoutEffect(() => {
    const follow = () => setSystemIsDark(dark.matches);
    dark.addEventListener('change', follow);
    return () => dark.removeEventListener('change', follow);
  }, []);

  const { scheme } = globals;
  const isDark = scheme === 'dark' || (scheme !== 'light' && systemIsDark);
  return (
    <DocsContainer context={context} theme={isDark ? themes.dark : themes.light}>
      <GlobalStyles />
      <ToolbarStyles />
      <Global styles={styles} />
      <main>{children}</main>
    </DocsContainer>
  );
}

/** A selector for elements in the text of a docs page, outside the stories that it shows. */
const text = (...elements: string[]) =>
  elements.map((element) => `.sbdocs-content ${element}:not(.sb-unstyled *)`).join(',');

const styles = css`
  .sbdocs.sbdocs-wrapper {
    padding: clamp(1.5rem, 4vw, 3.5rem) ${fluidSpace.edge} ${fluidSpace.between};
    background: ${color.ground};
    color: ${color.text};
    font-family: ${font.text};
  }
  .sbdocs.sbdocs-content {
    position: relative;
    max-inline-size: 80rem;
    min-inline-size: 0;
    inline-size: 100%;
  }
  ${withRail} {
    .sbdocs.sbdocs-wrapper:has(nav[aria-label='On this page']) {
      padding-inline-end: calc(${fluidSpace.edge} + ${railWidth});
    }
  }
  ${text('h1')} {
    padding: ${space[5]} 0 0;
    border-block-start: 2px solid ${color.text};
    color: ${color.text};
    ${titleText}
    margin-block-start: 0;
  }
  ${text('h2')} {
    margin: ${space[16]} 0 ${space[5]};
    padding: 0;
    border: 0;
    color: ${color.text};
    ${headingText}
  }
  ${text('h3')} {
    margin: ${space[10]} 0 ${space[3]};
    color: ${color.text};
    font-family: ${font.head};
    font-size: ${fontSize.name};
    font-weight: ${fontWeight.name};
    letter-spacing: -0.02em;
    line-height: ${lineHeight.name};
    text-wrap: balance;
  }
  ${text('p', 'li')} {
    max-inline-size: ${measure.text};
    color: ${color.text};
    font-size: ${fontSize.text};
    line-height: ${lineHeight.text};
    text-wrap: pretty;
  }
  ${text('p', 'ul')} {
    margin: 0 0 ${space[5]};
  }
  ${text('ul')} {
    padding-inline-start: ${space[5]};
    list-style: disc;
  }
  ${text('li')} {
    margin-block: ${space[2]};
    padding-inline-start: ${space[1]};
  }
  ${text('li::marker')} {
    color: ${color.accentText};
    font-weight: ${fontWeight.strong};
  }
  ${text('a')} {
    color: ${color.accentText};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  ${text('strong')} {
    font-weight: ${fontWeight.strong};
  }
  ${text(':where(p, li, td, h3) code')} {
    display: inline;
    margin: 0;
    padding: 0.1em 0.35em;
    box-decoration-break: clone;
    border: 0;
    border-radius: ${radius.print};
    background: ${color.raised};
    color: ${color.text};
    font-size: 0.875em;
    line-height: inherit;
    white-space: break-spaces;
    overflow-wrap: anywhere;
  }
  .sbdocs-content header code,
  .docblock-argstable code {
    margin-inline: 0 !important;
  }
  .sbdocs .docblock-source {
    border: 1px solid ${color.line};
    border-radius: ${radius.print};
    background: ${palette.surface.dark};
    box-shadow: none;
  }
  /* Tight lines reach out of their box, which would make it scroll. */
  .sbdocs-preview .docs-story {
    overflow-y: hidden;
  }
  /* Windows of a width of their own (ownWindow in stories/storyParts.tsx). */
  .phone iframe {
    display: block;
    max-inline-size: ${windows.handset.width}px;
    margin-inline: auto;
    border-inline: 1px solid ${color.line} !important;
  }
  .desktop .sb-story {
    container-type: inline-size;
  }
  /* On a phone nobody could read a desktop, so there the story is as on a phone. */
  ${from.pair} {
    .desktop iframe {
      zoom: tan(atan2(100cqi, ${windows.desktop.width}px));
    }
  }
  .docblock-argstable {
    accent-color: ${color.accent};
  }
  /* Storybook makes the off side of a switch too pale to read. */
  .docblock-argstable label:has(> [role='switch']) > span {
    color: ${color.text};
  }
  /* Storybook's frames are transparent, and its fields have shadows for edges: forced colours draw the
     former and leave the latter out. */
  ${forcedColors} {
    .sbdocs .innerZoomElementWrapper > * {
      border-color: Canvas !important;
    }
    .docblock-argstable :is(textarea, input) {
      border: 1px solid;
    }
  }
`;
