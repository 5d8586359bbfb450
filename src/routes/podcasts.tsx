import { liveShows, upcomingShows } from '../content/shows';
import { PodcastsScreen } from '../screens/PodcastsScreen';
import type { Route } from './Route';

export const podcastsRoute: Route = {
  path: '/podcasts',
  title: 'On The Air',
  description:
    'Live conversations with the producers, designers and sellers behind the culture. Hear who is on now, and see which shows air next.',
  screen: (onAct) => <PodcastsScreen live={liveShows} upcoming={upcomingShows} onAct={onAct} />,
};
