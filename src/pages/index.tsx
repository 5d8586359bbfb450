import { pageOf } from '../host/page/pageOf';
import { homeRoute } from '../routes/home';

export default pageOf(homeRoute);
