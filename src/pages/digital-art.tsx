import { art } from '../content/art';
import { pages } from '../content/pages';
import { Meta } from '../host/Meta';
import { DigitalArtScreen } from '../screens/DigitalArtScreen';
import { usePlaceholderAction } from '../shell/toast/useToast';

export default function DigitalArtPage() {
  return (
    <>
      <Meta page={pages.digitalArt} />
      <DigitalArtScreen pieces={art} onAction={usePlaceholderAction()} />
    </>
  );
}
