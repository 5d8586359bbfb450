import type { ComponentPropsWithoutRef } from 'react';

/** Keeps Storybook's text styles off what is set by us. */
export function Bare({ className = '', ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <div className={`sb-unstyled ${className}`} {...rest} />;
}
