import {
  createContext,
  forwardRef,
  useContext,
  type ComponentPropsWithoutRef,
  type ElementType,
} from 'react';

export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  /** A path of this site (`/fashion`), a fragment (`#main`) or a full address. */
  href: string;
}

/** The component that a link renders: a plain `<a>`, unless the host provides its router's link. */
export const LinkContext = createContext<ElementType<LinkProps>>('a');

/**
 * A link to another page or place. It uses the host's router, if there is one. To do something
 * instead, use Button.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const Anchor = useContext(LinkContext);
  return <Anchor ref={ref} {...props} />;
});
