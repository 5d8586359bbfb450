import type { GatsbyConfig } from 'gatsby';

const config: GatsbyConfig = { jsxRuntime: 'automatic', trailingSlash: 'never' };

export default config;
