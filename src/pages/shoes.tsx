import { shoes } from '../content/shoes';
import { pages } from '../content/pages';
import { Meta } from '../host/Meta';
import { ShoesScreen } from '../screens/ShoesScreen';
import { usePlaceholderAction } from '../shell/toast/useToast';

export default function ShoesPage() {
  return (
    <>
      <Meta page={pages.shoes} />
      <ShoesScreen shoes={shoes} onAction={usePlaceholderAction()} />
    </>
  );
}
