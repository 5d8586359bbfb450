import { pageOf } from '../host/pageOf';
import { musicTradingRoute } from '../routes/musicTrading';

export default pageOf(musicTradingRoute);
