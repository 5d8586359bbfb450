import { pageOf } from '../host/page/pageOf';
import { shoesRoute } from '../routes/shoes';

export default pageOf(shoesRoute);
