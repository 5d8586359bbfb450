import type { GatsbyBrowser, GatsbySSR } from 'gatsby';
import { LinkContext } from '../primitives/Link';
import { GlobalStyles } from '../theme/GlobalStyles';
import { Layout } from '../shell/Layout';
import { GatsbyLink } from './GatsbyLink';

/** The shell around every page. Gatsby keeps it mounted while the page inside changes. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] & GatsbySSR['wrapPageElement'] = ({
  element,
  props,
}: {
  element: React.ReactElement;
  props: { location: { pathname: string } };
}) => <Layout pathname={props.location.pathname}>{element}</Layout>;

/** What the whole document stands on: styles, and the link every component uses. */
export const wrapRootElement = ({ element }: { element: React.ReactElement }) => (
  <LinkContext.Provider value={GatsbyLink}>
    <GlobalStyles />
    {element}
  </LinkContext.Provider>
);
