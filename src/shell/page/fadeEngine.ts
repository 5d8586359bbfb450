/** The one function of framer-motion that pages need, and a chunk of its own that holds no other. */
export { animate } from 'framer-motion/dom/mini';
