import { liveShows, upcomingShows } from '../content/shows';
import { podcastsPage } from '../content/pages/podcasts';
import { Meta } from '../host/Meta';
import { PodcastsScreen } from '../screens/PodcastsScreen';
import { usePlaceholderAction } from '../shell/toast/useToast';

export default function PodcastsPage() {
  return (
    <>
      <Meta page={podcastsPage} />
      <PodcastsScreen live={liveShows} upcoming={upcomingShows} onAction={usePlaceholderAction()} />
    </>
  );
}
