import { notFoundPage } from '../content/pages/notFound';
import { Meta } from '../host/Meta';
import { NotFoundScreen } from '../screens/NotFoundScreen';

export default function NotFoundPage() {
  return (
    <>
      <Meta page={notFoundPage} unlisted />
      <NotFoundScreen />
    </>
  );
}
