export { lastChoiceWins as onInitialClientRender } from './src/host/lastChoiceWins';
export { wrapPageElement, wrapRootElement } from './src/host/wrap';
