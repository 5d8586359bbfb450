/**
 * The one function of framer-motion that pages need. It is a module of its own, so that its chunk
 * holds nothing else.
 */
export { animate } from 'framer-motion/dom/mini';
