import { pageOf } from '../host/page/pageOf';
import { podcastsRoute } from '../routes/podcasts';

export default pageOf(podcastsRoute);
