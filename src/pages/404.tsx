import { pageOf } from '../host/page/pageOf';
import { notFoundRoute } from '../routes/notFound';

export default pageOf(notFoundRoute);
