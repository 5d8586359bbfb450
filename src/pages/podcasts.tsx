import { pageOf } from '../host/pageOf';
import { podcastsRoute } from '../routes/podcasts';

export default pageOf(podcastsRoute);
