import { art } from '../content/art';
import { digitalArtPage } from '../content/pages/digitalArt';
import { Meta } from '../host/Meta';
import { DigitalArtScreen } from '../screens/DigitalArtScreen';
import { usePlaceholderAction } from '../shell/toast/useToast';

export default function DigitalArtPage() {
  return (
    <>
      <Meta page={digitalArtPage} />
      <DigitalArtScreen pieces={art} onAction={usePlaceholderAction()} />
    </>
  );
}
