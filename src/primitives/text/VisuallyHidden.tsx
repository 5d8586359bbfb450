import styled from '@emotion/styled';
import type { ComponentPropsWithoutRef } from 'react';
import { hiddenText } from '../../theme/text';

export type VisuallyHiddenProps = ComponentPropsWithoutRef<typeof VisuallyHidden>;

/** Words for screen readers only. What everyone should know must be visible. No selector can name it: its class for that would be sent with each (docs/decisions/0005). */
export const VisuallyHidden = styled('span', { target: undefined })(hiddenText);
