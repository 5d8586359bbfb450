import type { GatsbyBrowser, GatsbySSR } from 'gatsby';
import { useSyncExternalStore } from 'react';
import { LinkContext } from '../../primitives/controls/Link';
import { PhotoContext } from '../../primitives/pictures/PhotoContext';
import { navigation } from '../../routes/site/navigation';
import { ErrorBoundary } from '../../shell/ErrorBoundary';
import { Layout } from '../../shell/Layout';
import { GatsbyLink } from './GatsbyLink';
import type { PageResources } from '../navigation/gatsbyWindow';
import { pageRequest } from '../navigation/navigation';
import { photoSource } from './photos';

interface Wrapped {
  element: React.ReactElement;
  props: {
    location: { pathname: string };
    /** Not on the server. */
    pageResources?: PageResources;
  };
}

/**
 * The path a page is known by, whatever the visitor's address adds to it: a slash, a query, or all of
 * an unknown address. Everything below the host compares this one. On the server it is the address.
 */
const pathOf = ({ location, pageResources }: Wrapped['props']) =>
  (pageResources?.page?.path ?? location.pathname).split('?')[0]!;

/** The shell around every page. Gatsby keeps it mounted while the page inside changes. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] & GatsbySSR['wrapPageElement'] = ({
  element,
  props,
}: Wrapped) => <Page pathname={pathOf(props)}>{element}</Page>;

function Page(props: { pathname: string; children: React.ReactElement }) {
  const nextPage = useSyncExternalStore(pageRequest.subscribe, pageRequest.get, () => undefined);
  return <Layout navigation={navigation} nextPage={nextPage} {...props} />;
}

/**
 * What every page stands on: the links and photos that components use. An error that
 * the shell does not keep inside, one of the router's, ends here: an empty page has no way on.
 */
export const wrapRootElement = ({ element }: { element: React.ReactElement }) => (
  <LinkContext.Provider value={GatsbyLink}>
    <PhotoContext.Provider value={photoSource}>
      <ErrorBoundary name="This page" page>
        {element}
      </ErrorBoundary>
    </PhotoContext.Provider>
  </LinkContext.Provider>
);
