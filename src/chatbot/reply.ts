export const GREETING = 'x';
export const reply = (t: string) => t;
