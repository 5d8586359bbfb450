import styled from '@emotion/styled';
import { hiddenText } from '../theme/text';

/** Words for screen readers only. What everyone should know must be visible. */
export const VisuallyHidden = styled.span(hiddenText);
