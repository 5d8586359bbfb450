import styled from '@emotion/styled';
import type { ComponentPropsWithoutRef } from 'react';
import { measure } from '../../tokens/space';
import { ledeText } from '../../theme/text';
import { color } from '../../theme/variables';

export type LedeProps = ComponentPropsWithoutRef<typeof Lede>;

/** A sentence or two that say what the page is for. */
export const Lede = styled.p`
  ${ledeText}
  max-inline-size: ${measure.text};
  color: ${color.muted};
`;
