import { pageOf } from '../host/page/pageOf';
import { communityRoute } from '../routes/community';

export default pageOf(communityRoute);
