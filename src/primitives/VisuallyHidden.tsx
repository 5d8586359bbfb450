import styled from '@emotion/styled';
import { hiddenText } from '../theme/text';

/** Words for screen readers only. Not for what everyone should know. */
export const VisuallyHidden = styled.span(hiddenText);
