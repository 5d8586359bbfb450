import { pageOf } from '../host/pageOf';
import { shoesRoute } from '../routes/shoes';

export default pageOf(shoesRoute);
