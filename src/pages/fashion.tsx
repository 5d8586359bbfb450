import { pageOf } from '../host/page/pageOf';
import { fashionRoute } from '../routes/fashion';

export default pageOf(fashionRoute);
