import { fashion } from '../content/fashion';
import { fashionPage } from '../content/pages/fashion';
import { Meta } from '../host/Meta';
import { FashionScreen } from '../screens/FashionScreen';
import { usePlaceholderAction } from '../shell/toast/useToast';

export default function FashionPage() {
  return (
    <>
      <Meta page={fashionPage} />
      <FashionScreen items={fashion} onAction={usePlaceholderAction()} />
    </>
  );
}
