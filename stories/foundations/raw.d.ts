/** The text of a file, as Vite imports it. The pages read the tokens' comments from it. */
declare module '*?raw' {
  const text: string;
  export default text;
}
