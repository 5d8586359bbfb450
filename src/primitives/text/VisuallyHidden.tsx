import styled from '@emotion/styled';
import { hiddenText } from '../../theme/text';

/**
 * Words for screen readers only. What everyone should know must be visible. Styles cannot select
 * it: it goes without the class for that, which would be sent with each one (docs/decisions/0005).
 */
export const VisuallyHidden = styled('span', { target: undefined })(hiddenText);
