/**
 * Replaces Gatsby's code for `Head` exports in the site's bundle (docs/decisions/0005). Our pages
 * have no such export, because Helmet fills their heads.
 */
export const headHandlerForBrowser = () => {};
