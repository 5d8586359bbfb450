import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { placeholder } from './placeholder';
import { TextLink } from './TextLink';

export interface PlaceholderLinkProps extends Omit<
  ComponentPropsWithoutRef<'a'>,
  'href' | 'onClick' | 'children'
> {
  /** The link's words. */
  children: string;
  /** What the link is about; screen readers hear it after the words. */
  subject: string;
  /** Called when it is pressed; the page stays where it is. */
  onPress: () => void;
}

/**
 * A link to a page that does not exist yet (docs/product.md, section 2). Where the page exists use
 * TextLink.
 */
export const PlaceholderLink = forwardRef<HTMLAnchorElement, PlaceholderLinkProps>(
  function PlaceholderLink({ subject, onPress, children, ...rest }, ref) {
    return (
      <TextLink
        ref={ref}
        aria-label={`${children}, ${subject}`}
        {...rest}
        {...placeholder(onPress)}
      >
        {children}
      </TextLink>
    );
  },
);
