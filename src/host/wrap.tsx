import type { GatsbyBrowser, GatsbySSR } from 'gatsby';
import { LinkContext } from '../primitives/Link';
import { PhotoContext } from '../primitives/PhotoContext';
import { GlobalStyles } from '../theme/GlobalStyles';
import { Layout } from '../shell/Layout';
import { GatsbyLink } from './GatsbyLink';
import { photoSource } from './photos';

/** The shell around every page. Gatsby keeps it mounted while the page inside changes. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] & GatsbySSR['wrapPageElement'] = ({
  element,
  props,
}: {
  element: React.ReactElement;
  props: { location: { pathname: string } };
}) => <Layout pathname={props.location.pathname}>{element}</Layout>;

/** What the whole document stands on: styles, and the links and photos that components use. */
export const wrapRootElement = ({ element }: { element: React.ReactElement }) => (
  <LinkContext.Provider value={GatsbyLink}>
    <PhotoContext.Provider value={photoSource}>
      <GlobalStyles />
      {element}
    </PhotoContext.Provider>
  </LinkContext.Provider>
);
