import type { GatsbyBrowser, GatsbySSR } from 'gatsby';
import { useSyncExternalStore } from 'react';
import { LinkContext } from '../../primitives/controls/Link';
import { PhotoContext } from '../../primitives/pictures/PhotoContext';
import { EndHydrationIfRedrawn } from '../../lib/hydration/LazyHydration';
import { navigation } from '../../routes/site/navigation';
import { ErrorBoundary } from '../../shell/ErrorBoundary';
import { Layout } from '../../shell/Layout';
import { GatsbyLink } from './GatsbyLink';
import type { PageResources } from '../navigation/gatsbyWindow';
import { pageRequest } from '../navigation/pageRequest';
import { photoSource } from './photos';

interface Wrapped {
  element: React.ReactElement;
  props: {
    location: { pathname: string };
    /** Undefined on the server. */
    pageResources?: PageResources;
  };
}

/**
 * The path of the page itself. The visitor's address may add a slash or a query, or be one that no
 * page has. Everything below the host uses this path. On the server it is the path of the address.
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
 * Provides what components use on every page: links and photos. The boundary catches errors that
 * the shell's own do not, such as the router's, because an empty page would offer no way on.
 */
export const wrapRootElement = ({ element }: { element: React.ReactElement }) => (
  <LinkContext.Provider value={GatsbyLink}>
    <EndHydrationIfRedrawn />
    <PhotoContext.Provider value={photoSource}>
      <ErrorBoundary name="This page" page>
        {element}
      </ErrorBoundary>
    </PhotoContext.Provider>
  </LinkContext.Provider>
);
