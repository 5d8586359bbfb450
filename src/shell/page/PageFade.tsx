import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { fadeIn } from './fade';
import { useOwnRef } from '../../lib/useOwnRef';
import { usePageChange } from './usePageChange';

export interface PageFadeProps extends ComponentPropsWithoutRef<'div'> {
  /** The page's path. A new path means a new page. */
  pathname: string;
  /** The page. */
  children: ReactNode;
}

/**
 * Fades a new page in (docs/product.md, section 4). The first page of a visit does not fade,
 * because the server's HTML already shows it. A new page is in the document, at its scroll
 * position, from the first frame; only its opacity changes. Whoever changes the page calls
 * `loadFade` first.
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
