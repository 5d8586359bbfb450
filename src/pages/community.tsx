import { discussions } from '../content/discussions';
import { pages } from '../content/pages';
import { Meta } from '../host/Meta';
import { CommunityScreen } from '../screens/CommunityScreen';
import { usePlaceholderAction } from '../shell/toast/useToast';

export default function CommunityPage() {
  return (
    <>
      <Meta page={pages.community} />
      <CommunityScreen discussions={discussions} onAction={usePlaceholderAction()} />
    </>
  );
}
