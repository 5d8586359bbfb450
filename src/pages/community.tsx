import { discussions } from '../content/discussions';
import { communityPage } from '../content/pages/community';
import { Meta } from '../host/Meta';
import { CommunityScreen } from '../screens/CommunityScreen';
import { usePlaceholderAction } from '../shell/toast/useToast';

export default function CommunityPage() {
  return (
    <>
      <Meta page={communityPage} />
      <CommunityScreen discussions={discussions} onAction={usePlaceholderAction()} />
    </>
  );
}
