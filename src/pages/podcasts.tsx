import { liveShows, upcomingShows } from '../content/shows';
import { pages } from '../content/pages';
import { Meta } from '../host/Meta';
import { PodcastsScreen } from '../screens/PodcastsScreen';
import { usePlaceholderAction } from '../shell/toast/useToast';

export default function PodcastsPage() {
  return (
    <>
      <Meta page={pages.podcasts} />
      <PodcastsScreen live={liveShows} upcoming={upcomingShows} onAction={usePlaceholderAction()} />
    </>
  );
}
