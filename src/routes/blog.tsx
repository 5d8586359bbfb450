import { posts } from '../content/posts';
import { BlogScreen } from '../screens/BlogScreen';
import type { Route } from './Route';
import { siteMap } from './site/siteMap';

export const blogRoute: Route = {
  ...siteMap.blog,
  description:
    'Stories from the studio, the street and the merch table: production notes, fashion, culture, and tutorials you will come back to.',
  screen: (onAct) => <BlogScreen posts={posts} onAct={onAct} />,
};
