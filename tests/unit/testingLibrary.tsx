import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type * as Library from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { styleOptions } from '../../src/theme/emotion/styleKey';

const library = jest.requireActual<typeof Library>('@testing-library/react');
library.configure({ asyncUtilTimeout: 10_000 });

const styles = createCache(styleOptions);

const Styles = ({ children }: PropsWithChildren) => (
  <CacheProvider value={styles}>{children}</CacheProvider>
);

/**
 * The module that unit tests get for @testing-library/react: the same, but it renders with the
 * styles of the site and the catalogue. The cache key is set here; the compiler plugin and the prop
 * filter are in jest.config.mjs.
 */
module.exports = {
  ...library,
  render: (element: React.ReactElement, options?: Library.RenderOptions) =>
    library.render(element, { wrapper: Styles, ...options }),
};
