import { posts } from '../content/posts';
import { BlogScreen } from '../screens/BlogScreen';
import type { Route } from './Route';
import { siteMap } from './site/siteMap';

export const blogRoute: Route = {
  ...siteMap.blog,
  description:
    'Stories on music production, fashion and culture, and tutorials with the math shown. A new one every other Tuesday.',
  screen: (onAction) => <BlogScreen posts={posts} onAction={onAction} />,
};
