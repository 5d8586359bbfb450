import { pageOf } from '../host/pageOf';
import { notFoundRoute } from '../routes/notFound';

export default pageOf(notFoundRoute);
