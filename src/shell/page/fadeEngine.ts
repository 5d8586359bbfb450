/**
 * What page changes need and first pages do not: one function of framer-motion, and the travel of a
 * picture. It is a module of its own, so that its chunk holds nothing else.
 */
export { animate } from 'framer-motion/dom/mini';
export { pageArrived, travel } from './travel';
