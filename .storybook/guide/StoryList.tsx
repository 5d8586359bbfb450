import { DocsContext, DocsStory } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { isShownInDocs, type StoryExport } from '../rules/shownInDocs';
import { CatalogueLinks } from './CatalogueLinks';

/**
 * Lists all stories but the first one, which opens the page. A story is shown if there is something
 * to see, otherwise only its name.
 */
export function StoryList() {
  const { componentStories } = useContext(DocsContext);
  const [, ...others] = componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const isShown = ({ moduleExport }: (typeof others)[number]) =>
    isShownInDocs(moduleExport as StoryExport);
  const shown = others.filter(isShown);
  const elsewhere = others.filter((story) => !isShown(story));
  return (
    <>
      {shown.length > 0 && <h2 id="stories">Stories</h2>}
      {shown.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} __forceInitialArgs />
      ))}
      {elsewhere.length > 0 && (
        <>
          <h2 id="on-their-own">Stories on a page of their own</h2>
          <p>They are about what it does, or need a window or a text size of their own.</p>
          <div className="sb-unstyled">
            <CatalogueLinks
              to={elsewhere.map(({ id, name }) => ({ path: `/story/${id}`, name }))}
            />
          </div>
        </>
      )}
    </>
  );
}
