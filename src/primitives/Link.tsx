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

/** What a link is made of. Plain `<a>` unless a host puts its router's link here. */
export const LinkContext = createContext<ElementType<LinkProps>>('a');

/** A link that knows nothing of the router. Use it for going somewhere; for doing something, a Button. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const Anchor = useContext(LinkContext);
  return <Anchor ref={ref} {...props} />;
});
