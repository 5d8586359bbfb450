/** A file's own text, as Vite gives it: how the pages read the tokens' comments. */
declare module '*?raw' {
  const text: string;
  export default text;
}
