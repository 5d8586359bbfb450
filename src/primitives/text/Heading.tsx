import { createContext, forwardRef, useContext, type ComponentPropsWithoutRef } from 'react';

/** The level of the headings below: 2 on a page, 3 within a section of it. */
export const HeadingLevel = createContext<2 | 3>(2);

export type HeadingProps = ComponentPropsWithoutRef<'h2'>;

/**
 * A heading whose level depends on where it stands, so that a card fits on any page (WCAG 1.3.1).
 * The page's one `h1` comes from its screen.
 */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(props, ref) {
  const Level = `h${useContext(HeadingLevel)}` as const;
  return <Level ref={ref} {...props} />;
});
