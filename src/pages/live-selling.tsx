import { pageOf } from '../host/page/pageOf';
import { liveSellingRoute } from '../routes/liveSelling';

export default pageOf(liveSellingRoute);
