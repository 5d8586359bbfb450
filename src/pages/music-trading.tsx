import { pageOf } from '../host/page/pageOf';
import { musicTradingRoute } from '../routes/musicTrading';

export default pageOf(musicTradingRoute);
