import { posts } from '../content/posts';
import { blogPage } from '../content/pages/blog';
import { Meta } from '../host/Meta';
import { BlogScreen } from '../screens/BlogScreen';
import { usePlaceholderAction } from '../shell/toast/useToast';

export default function BlogPage() {
  return (
    <>
      <Meta page={blogPage} />
      <BlogScreen posts={posts} onAction={usePlaceholderAction()} />
    </>
  );
}
