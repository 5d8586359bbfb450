/**
 * Props that take an element out of reach of focus, pointer and screen readers. React 18 does not
 * know `inert`, and passes only its text form on.
 */
export const inertWhen = (inert: boolean): object => (inert ? { inert: '' } : {});
