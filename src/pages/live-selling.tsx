import { pageOf } from '../host/pageOf';
import { liveSellingRoute } from '../routes/liveSelling';

export default pageOf(liveSellingRoute);
