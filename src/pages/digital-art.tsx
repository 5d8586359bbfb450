import { pageOf } from '../host/page/pageOf';
import { digitalArtRoute } from '../routes/digitalArt';

export default pageOf(digitalArtRoute);
