import type { GatsbySSR } from 'gatsby';
import { headLinks } from './src/host/headLinks';

export { renderBody as replaceRenderer } from './src/host/renderBody';
export { wrapPageElement, wrapRootElement } from './src/host/wrap';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents(headLinks);
};
