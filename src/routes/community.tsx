import { discussions } from '../content/discussions';
import { CommunityScreen } from '../screens/CommunityScreen';
import type { Route } from './Route';
import { siteMap } from './site/siteMap';

export const communityRoute: Route = {
  ...siteMap.community,
  description:
    'Get honest ears on your beat, find a collaborator, talk mixing, fits and sneakers. This is where creators help each other finish things.',
  screen: (onAct) => <CommunityScreen discussions={discussions} onAct={onAct} />,
};
