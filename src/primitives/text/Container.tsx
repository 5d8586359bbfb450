import styled from '@emotion/styled';
import type { ComponentPropsWithoutRef } from 'react';
import { fluidSpace } from '../../tokens/space';

export type ContainerProps = ComponentPropsWithoutRef<typeof Container>;

/** Keeps a page's content between its side margins; from 2190 px of window on the margins grow instead. Use one for each band of the page, never one inside another. */
export const Container = styled.div`
  padding-inline: ${fluidSpace.edge};
`;
