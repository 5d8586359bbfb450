/**
 * Replaces react-fast-compare in the site's bundle (docs/decisions/0005). Helmet compares a page's
 * head with the one before to save an update, but whenever it asks, our heads differ.
 */
const alwaysUnequal = () => false;

export default alwaysUnequal;
