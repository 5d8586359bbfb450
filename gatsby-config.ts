import type { GatsbyConfig } from 'gatsby';

const config: GatsbyConfig = {
  jsxRuntime: 'automatic',
  trailingSlash: 'never',
  plugins: ['gatsby-plugin-emotion', 'gatsby-plugin-react-helmet'],
};

export default config;
