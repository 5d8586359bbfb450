import { liveShows, upcomingShows } from '../content/shows';
import { PodcastsScreen } from '../screens/PodcastsScreen';
import type { Route } from './Route';
import { siteMap } from './site/siteMap';

export const podcastsRoute: Route = {
  ...siteMap.podcasts,
  description:
    'Live conversations with the producers, designers and sellers behind the culture. Hear who is on now, and see which shows air next.',
  screen: (onAct) => <PodcastsScreen live={liveShows} upcoming={upcomingShows} onAct={onAct} />,
};
