import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { bodyTags } from './src/host/page/bodyTags';
import { cardTags, headTags } from './src/host/page/headTags';

export { renderBody as replaceRenderer } from './src/host/hydration/renderBody';
export { wrapPageElement, wrapRootElement } from './src/host/page/wrap';

/** Removes the tag that names Gatsby: nobody needs it, and it takes room in the first flight. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const isNeeded = (part: ReactNode) => !isValidElement(part) || part.props.name !== 'generator';
  replaceHeadComponents(getHeadComponents().filter(isNeeded));
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  setHeadComponents([...headTags, ...cardTags(pathname)]);
  setPreBodyComponents(bodyTags);
};
