import { radius } from '../tokens/radius';
import { space } from '../tokens/space';
import { color } from '../theme/variables';

/** The look of a message from a part that cannot work, with ways on beside it. */
export const noticeStyles = `
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.down};
  border-radius: ${radius.ticket};
  background: ${color.surface};
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  pointer-events: auto;
`;
