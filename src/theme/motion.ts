import { useReducedMotionConfig } from 'framer-motion';
import { duration, easing } from '../tokens/motion';

/** How a new page comes in (specification, section 2): in seconds, as framer-motion counts. */
export const pageFade = {
  keyframes: { opacity: [0, 1] },
  options: { duration: duration.fade / 1000, ease: easing.linear },
} as const;

/** True when the reader, or a `MotionConfig` above, asks for no motion. */
export { useReducedMotionConfig as useReducedMotion };
