import styled from '@emotion/styled';
import { fluidSpace, measure } from '../tokens/space';

/** Centres a page's content between its margins. Use one for each band of the page, never one inside another. */
export const Container = styled.div`
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: calc(${measure.page} + 2 * ${fluidSpace.gutter});
  margin-inline: auto;
  padding-inline: ${fluidSpace.gutter};
`;
