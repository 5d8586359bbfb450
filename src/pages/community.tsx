import { pageOf } from '../host/pageOf';
import { communityRoute } from '../routes/community';

export default pageOf(communityRoute);
