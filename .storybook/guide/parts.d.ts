/** Who uses each component and what it is made of, by the title of its docs page. */
declare module 'virtual:parts' {
  import type { Relations } from '../build/parts';
  export const parts: Readonly<Record<string, Relations>>;
}
