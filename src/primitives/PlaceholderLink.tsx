import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { placeholder } from './placeholder';
import { TextLink } from './TextLink';
import { VisuallyHidden } from './VisuallyHidden';

export interface PlaceholderLinkProps extends Omit<
  ComponentPropsWithoutRef<'a'>,
  'href' | 'onClick'
> {
  /** What it is about; screen readers hear it after the words. */
  subject: string;
  /** Called when it is pressed; the page stays where it is. */
  onPress: () => void;
}

/** A link to a page that does not exist yet (docs/product.md, section 2). Where the page exists use TextLink. */
export const PlaceholderLink = forwardRef<HTMLAnchorElement, PlaceholderLinkProps>(
  function PlaceholderLink({ subject, onPress, children, ...rest }, ref) {
    return (
      <TextLink ref={ref} {...rest} {...placeholder(onPress)}>
        {children}
        <VisuallyHidden>{`, ${subject}`}</VisuallyHidden>
      </TextLink>
    );
  },
);
