import { pageOf } from '../host/page/pageOf';
import { blogRoute } from '../routes/blog';

export default pageOf(blogRoute);
