export { wrapPageElement, wrapRootElement } from './src/host/wrap';
