import { streams } from '../content/streams';
import { liveSellingPage } from '../content/pages/liveSelling';
import { Meta } from '../host/Meta';
import { LiveSellingScreen } from '../screens/LiveSellingScreen';
import { usePlaceholderAction } from '../shell/toast/useToast';

export default function LiveSellingPage() {
  return (
    <>
      <Meta page={liveSellingPage} />
      <LiveSellingScreen streams={streams} onAction={usePlaceholderAction()} />
    </>
  );
}
