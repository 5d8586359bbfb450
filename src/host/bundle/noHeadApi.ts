/** Takes the place of the code that renders a page's `Head` export (docs/decisions/0005): our pages have none, Helmet fills their heads. */
export const headHandlerForBrowser = () => {};
