import { pageOf } from '../host/pageOf';
import { blogRoute } from '../routes/blog';

export default pageOf(blogRoute);
