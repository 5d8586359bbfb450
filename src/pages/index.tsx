import { pageOf } from '../host/pageOf';
import { homeRoute } from '../routes/home';

export default pageOf(homeRoute);
