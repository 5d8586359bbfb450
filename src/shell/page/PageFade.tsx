import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { fadeIn } from './fade';
import { useOwnRef } from '../../lib/useOwnRef';
import { usePageChange } from './usePageChange';

export interface PageFadeProps extends ComponentPropsWithoutRef<'div'> {
  /** The page's path; a new one is a new page. */
  pathname: string;
  /** The page. */
  children: ReactNode;
}

/**
 * Fades a new page in (docs/product.md, section 4), but not the first of a visit: that one came with the HTML.
 * The page stands in the document, at its place, from the first frame; only its opacity moves. Whoever
 * changes the page calls `loadFade` first.
 */
export const PageFade = forwardRef<HTMLDivElement, PageFadeProps>(function PageFade(
  { pathname, children, ...rest },
  ref,
) {
  const page = useOwnRef(ref);
  usePageChange(pathname, () => page.current && fadeIn(page.current));
  return (
    <div ref={page} {...rest}>
      {children}
    </div>
  );
});
