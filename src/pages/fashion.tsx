import { pageOf } from '../host/pageOf';
import { fashionRoute } from '../routes/fashion';

export default pageOf(fashionRoute);
