import { shoes } from '../content/shoes';
import { shoesPage } from '../content/pages/shoes';
import { Meta } from '../host/Meta';
import { ShoesScreen } from '../screens/ShoesScreen';
import { usePlaceholderAction } from '../shell/toast/useToast';

export default function ShoesPage() {
  return (
    <>
      <Meta page={shoesPage} />
      <ShoesScreen shoes={shoes} onAction={usePlaceholderAction()} />
    </>
  );
}
