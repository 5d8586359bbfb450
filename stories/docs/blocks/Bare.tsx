import styled from '@emotion/styled';
import type { ComponentPropsWithoutRef } from 'react';

/** Keeps Storybook's text styles away from blocks that have our own. */
export function Bare({ className = '', ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <Box className={`sb-unstyled ${className}`} {...rest} />;
}

const Box = styled.div`
  p,
  li,
  dd,
  figcaption {
    text-wrap: pretty;
  }
`;
