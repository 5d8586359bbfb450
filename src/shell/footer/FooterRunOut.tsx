import styled from '@emotion/styled';
import { fluid, space } from '../../tokens/space';
import { lineHeight, titleLength } from '../../tokens/type';
import { below, forcedColors } from '../../theme/media';
import { edgeToEdge, posterText } from '../../theme/text';

/** The shop's name at the page's foot, cut off by the edge of the window. Decoration. */
export function FooterRunOut() {
  return (
    <RunOut aria-hidden translate="no">
      <Word>Waxline</Word>
    </RunOut>
  );
}

/* As wide as the page's content, on a phone as the room beside the chat's button. The edge runs just
   above the counters of a and e; where a low page leaves room, more of the name shows. The chat's
   button floats over it, so nothing that can be pressed may be put here. */
const RunOut = styled.div`
  container-type: inline-size;
  flex: 1 0 ${fluid(4.8, 9.4, 13)};
  min-block-size: 0;
  max-block-size: max-content;
  margin-block-start: ${space[3]};
  overflow: clip;
`;

const Word = styled.div`
  ${posterText}
  font-size: ${edgeToEdge(titleLength.waxline)};
  line-height: ${lineHeight.capitals};
  white-space: nowrap;
  -webkit-user-select: none;
  user-select: none;

  ${below.tablet} {
    font-size: calc(${edgeToEdge(titleLength.waxline)} - ${space[16]} / ${titleLength.waxline});
  }
  /* In forced colours browsers put a background behind words, which would hide the line above. */
  ${forcedColors} {
    forced-color-adjust: none;
    color: CanvasText;
  }
`;
