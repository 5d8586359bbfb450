import styled from '@emotion/styled';
import { fluidSpace } from '../../tokens/space';

/**
 * Keeps a page's content between its side margins; in windows wider than 2190 px, the margins grow
 * instead. Use one for each band of the page, never one inside another.
 */
export const Container = styled.div`
  padding-inline: ${fluidSpace.edge};
`;
