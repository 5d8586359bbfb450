import { fashion } from '../content/fashion';
import { pages } from '../content/pages';
import { Meta } from '../host/Meta';
import { FashionScreen } from '../screens/FashionScreen';
import { usePlaceholderAction } from '../shell/toast/useToast';

export default function FashionPage() {
  return (
    <>
      <Meta page={pages.fashion} />
      <FashionScreen items={fashion} onAction={usePlaceholderAction()} />
    </>
  );
}
