/**
 * Props that take an element out of reach: no focus, no pointer, no screen reader.
 * React 18 does not know `inert`, and passes only its text form on.
 */
export const inertWhen = (inert: boolean): object => (inert ? { inert: '' } : {});
