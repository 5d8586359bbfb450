import { liveShows, upcomingShows } from '../content/shows';
import { PodcastsScreen } from '../screens/PodcastsScreen';
import type { Route } from './Route';
import { siteMap } from './site/siteMap';

export const podcastsRoute: Route = {
  ...siteMap.podcasts,
  description:
    'Live shows about making records, paying for tours and pricing what you collect. Hear who is on now, and see when the next ones air.',
  screen: (onAction) => (
    <PodcastsScreen live={liveShows} upcoming={upcomingShows} onAction={onAction} />
  ),
};
