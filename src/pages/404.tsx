import { pages } from '../content/pages';
import { Meta } from '../host/Meta';
import { NotFoundScreen } from '../screens/NotFoundScreen';

export default function NotFoundPage() {
  return (
    <>
      <Meta page={pages.notFound} unlisted />
      <NotFoundScreen />
    </>
  );
}
