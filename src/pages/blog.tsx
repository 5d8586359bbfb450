import { posts } from '../content/posts';
import { pages } from '../content/pages';
import { Meta } from '../host/Meta';
import { BlogScreen } from '../screens/BlogScreen';
import { usePlaceholderAction } from '../shell/toast/useToast';

export default function BlogPage() {
  return (
    <>
      <Meta page={pages.blog} />
      <BlogScreen posts={posts} onAction={usePlaceholderAction()} />
    </>
  );
}
