import { discussions } from '../content/discussions';
import { CommunityScreen } from '../screens/CommunityScreen';
import type { Route } from './Route';
import { siteMap } from './site/siteMap';

export const communityRoute: Route = {
  ...siteMap.community,
  description:
    'Open discussions on beat feedback, production, collaborations, fashion and sneakers. Answer what you know, or start one of your own.',
  screen: (onAction) => <CommunityScreen discussions={discussions} onAction={onAction} />,
};
