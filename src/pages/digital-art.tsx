import { pageOf } from '../host/pageOf';
import { digitalArtRoute } from '../routes/digitalArt';

export default pageOf(digitalArtRoute);
