import { translated } from '../media';

const inLanguages = (...languages: string[]) =>
  `html:is(${languages.map((language) => `[lang|='${language}']`).join()})`;

/** Scripts that need more room between lines than ours. */
const tall = inLanguages('ar', 'fa', 'he', 'hi', 'ja', 'ko', 'th', 'ur', 'zh');

/** Scripts whose letters are joined: none of them is taken out of its word as an initial. */
const joined = inLanguages('ar', 'fa', 'ur');

/**
 * Rules for a page that a browser has translated, whose words are of unknown lengths. Screens and
 * components add their own with `translated` (docs/accessibility.md).
 */
export const translatedPages = `
  ${translated} body {
    hyphens: auto;
  }
  /* Titles are as large as their English words allow, and other languages need up to a third more room. */
  ${translated} h1 {
    zoom: 0.7;
  }
  ${tall} :is(h1, h2, h3) {
    line-height: 1.2 !important;
  }
  ${joined} ::first-letter {
    float: none !important;
    padding: 0 !important;
    font: inherit !important;
  }
`;
