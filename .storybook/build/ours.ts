/** Our modules that main.ts needs. */
export { mainCatalogue } from '../../scripts/serve/mainCatalogue';
export { docgenForComponentsOnly } from './docgen';
export { managerHead, previewHead } from './head';
export { addKeywords } from './keywords';
export { parts } from './parts';
export { remembered } from './remembered';
export { tokensFile } from './tokensFile';
