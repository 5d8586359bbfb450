import { streams } from '../content/streams';
import { pages } from '../content/pages';
import { Meta } from '../host/Meta';
import { LiveSellingScreen } from '../screens/LiveSellingScreen';
import { usePlaceholderAction } from '../shell/toast/useToast';

export default function LiveSellingPage() {
  return (
    <>
      <Meta page={pages.liveSelling} />
      <LiveSellingScreen streams={streams} onAction={usePlaceholderAction()} />
    </>
  );
}
