import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { action } from 'storybook/actions';
import { LinkContext } from '../../src/primitives/controls/Link';
import { GlobalStyles } from '../../src/theme/global/GlobalStyles';
import { from } from '../../src/theme/media';
import { styleOptions } from '../../src/theme/emotion/styleKey';
import { color, font } from '../../src/theme/variables';
import { space } from '../../src/tokens/space';
import { fontSize } from '../../src/tokens/type';
import { GridOverlay } from './GridOverlay';
import { linkThat } from './linkThat';
import { MainOverlay } from './MainOverlay';
import { Photos } from './photos';
import { attributes, type Globals } from './toolbar';
import { ToolbarStyles } from './ToolbarStyles';

const navigate = action('navigate');
const styles = createCache(styleOptions);

/**
 * A link that logs where it would lead and stays on the story. Links to fragments work, because
 * they lead nowhere else.
 */
const LoggingLink = linkThat(() => (href) => !href.startsWith('#') && navigate(href));

interface WorldProps {
  /** The story's id, where main's may lie over it: not in docs pages. */
  story?: string;
  globals: Globals;
  /**
   * True within the text of a docs page, where the settings of the window belong to the docs page.
   */
  inDocs: boolean;
  /** On a docs page: shows the story as wide as a laptop, scaled down. */
  wide?: boolean;
  children: ReactNode;
}

/** The surroundings of every story: our styles, a link, photos, and the toolbar's settings. */
export function World({ story, globals, inDocs, wide, children }: WorldProps) {
  const frame = attributes(globals);
  const docs = inDocs ? { 'data-docs': wide ? 'wide' : '' } : {};
  return (
    <CacheProvider value={styles}>
      <LinkContext.Provider value={LoggingLink}>
        <Photos from={globals.photos}>
          {!inDocs && <GlobalStyles />}
          {!inDocs && <ToolbarStyles />}
          {globals.scheme === 'both' ? (
            <Both data-in-docs={inDocs}>
              <Panel {...docs} data-scheme="dark">
                {children}
              </Panel>
              <Panel {...docs} data-scheme="light">
                {children}
              </Panel>
            </Both>
          ) : inDocs ? (
            <Panel {...frame} {...docs}>
              {children}
            </Panel>
          ) : (
            children
          )}
          {!inDocs && globals.grid === 'on' && <GridOverlay />}
          {story && globals.main !== 'off' && <MainOverlay story={story} globals={globals} />}
        </Photos>
      </LinkContext.Provider>
    </CacheProvider>
  );
}

/** Shows a story smaller than it is, and says so below it. */
const scaled = (percent: number) => `
  zoom: ${percent / 100};

  &::after {
    content: 'Shown at ${percent} %';
    display: block;
    padding-block-start: ${space[4]};
    color: ${color.muted};
    font: calc(${fontSize.caption} / ${percent / 100}) / 1 ${font.text};
    text-align: end;
  }
`;

const Panel = styled.div`
  &[data-scheme] {
    min-inline-size: 0;
    padding: ${space[4]};
    background: ${color.ground};
    color: ${color.text};
  }
  /* On a phone the frame of a docs page is narrower than the window. Scaled down, a story has a
     phone's width in it. */
  &[data-docs] {
    ${scaled(75)}
  }
  /* A story that follows the window's width is laid out for the whole window, but shown in a
     column, so it is scaled down further. */
  ${from.pair} {
    &[data-docs=''] {
      zoom: 1;
    }
    &[data-docs='']::after {
      content: none;
    }
    &[data-docs='wide'] {
      ${scaled(55)}
    }
  }
  ${from.desktop} {
    &[data-docs='wide'] {
      ${scaled(66)}
    }
  }
`;

/** This view is for looking only, because every id exists twice in it. */
const Both = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));

  &[data-in-docs='false'] {
    min-block-size: calc(100vh - 2rem);
  }
`;
