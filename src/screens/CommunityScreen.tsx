import styled from '@emotion/styled';
import type { Discussion } from '../content/types';
import { fluid, fluidSpace, height, space } from '../tokens/space';
import { poster, titleLength } from '../tokens/type';
import { below, forcedColors, from } from '../theme/media';
import { edgeToEdge, posterEdge, posterText, yielding } from '../theme/text';
import { color, ticketColors, variable } from '../theme/variables';
import { DiscussionList } from '../components/words/DiscussionList';
import { Lede } from '../components/kit/Lede';
import { Section } from '../components/kit/Section';
import { Button } from '../primitives/controls/Button';
import { Disc } from '../primitives/pictures/Disc';
import type { ScreenProps } from './ScreenProps';

export interface CommunityScreenProps extends ScreenProps {
  /** The discussions, in the order they are shown in. May be empty. */
  discussions: readonly Discussion[];
}

/**
 * A notice board: a margin with the page's title, and the index of the discussions
 * (docs/product.md, section 2).
 */
export function CommunityScreen({ discussions, onAction }: CommunityScreenProps) {
  return (
    <Board data-ends-page>
      <Margin>
        <Words>
          <Title>
            <Line>Creator Hub</Line>
          </Title>
          <Rules>
            Ask for ears on a mix, find a second voice, settle which reissue is worth it. Be kind,
            be specific.
          </Rules>
        </Words>
        <Hub words={hub} />
      </Margin>
      <Index
        title="Discussions"
        action={
          <Start variant="solid" onClick={() => onAction({ type: 'new-discussion' })}>
            Start New Discussion
          </Start>
        }
      >
        <DiscussionList
          discussions={discussions}
          empty="No discussions yet. Yours can be the first."
        />
      </Index>
    </Board>
  );
}

const hub = { title: 'Creator Hub', credit: 'Waxline', side: 'B', number: 'WX-H01' };

const gap = fluidSpace.gap;

/* From a laptop on, the margin takes three of the page's twelve columns, and all the room to
   their left. */
const Board = styled.div`
  ${from.laptop} {
    display: grid;
    grid-template-columns:
      calc(${fluidSpace.edge} + (100% - 2 * ${fluidSpace.edge} - 11 * ${gap}) / 4 + 2 * ${gap})
      minmax(0, 1fr);
  }
`;

/** The room below a phone's words for the drawing. */
const printRoom = '10.75rem';

const Margin = styled.div`
  ${ticketColors}
  ${variable('muted')}: color-mix(in srgb, ${color.onTicket} 74%, ${color.ticket});
  position: relative;
  overflow: clip;
  padding: ${space[8]} ${fluidSpace.edge} ${printRoom};

  ${from.pair} {
    padding-inline-end: 50%;
    padding-block-end: ${space[10]};
  }
  ${from.laptop} {
    padding-block: ${fluid(2, 4.4, 5)} ${fluid(20, 31, 44)};
    padding-inline-end: ${fluid(1, 1.6, 2.5)};
  }
  /* The edge that cuts the record, where its ground is not seen. */
  ${forcedColors} {
    border-block-end: 1px solid;

    ${from.laptop} {
      border-block-end: 0;
      border-inline-end: 1px solid;
    }
  }
`;

/* The words stay in sight beside a long list. */
const Words = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${space[5]};

  ${from.laptop} {
    position: sticky;
    inset-block-start: calc(${height.header} + ${space[4]});
    gap: ${space[6]};
  }
`;

const Title = styled.h1`
  ${posterText}
  ${posterEdge}
  font-size: ${edgeToEdge(titleLength.community)};

  /* The title stays within the margin even with large text, and its longer word on one line. */
  ${from.laptop} {
    font-size: min(${poster.community}, ${edgeToEdge(titleLength.communityWord)});
  }
`;

const Line = styled.span`
  font-size: ${yielding(0.4)};
`;

/* Beside the list it has five lines. In four, one would begin with "it.", the end of a sentence. */
const Rules = styled(Lede)`
  ${from.laptop} {
    max-inline-size: 10.5em;
  }
`;

/* The middle of a record, cut off by the edge of the margin. */
const Hub = styled(Disc)`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: -16%;
  inline-size: min(78%, 19rem);
  translate: 0 46%;

  ${from.pair} {
    inset-block: -22% auto;
    inset-inline-end: -14%;
    inline-size: 62%;
    translate: none;
  }
  ${from.laptop} {
    inset-block: auto 0;
    inset-inline: max(-46%, -14rem) auto;
    inline-size: min(160%, max(46rem, 33vw), 52.5rem);
    translate: 0 26%;
  }
`;

const Index = styled(Section)`
  padding-block: ${space[8]} ${fluidSpace.between};

  ${from.laptop} {
    padding-block-start: ${fluid(2, 4.4, 5)};
    /* Replaces the Container's side margin: beside the margin column only a gap is needed. */
    margin-inline-start: calc(1.5 * ${gap} - ${fluidSpace.edge});
  }
`;

const Start = styled(Button)`
  ${below.pair} {
    inline-size: 100%;
  }
`;
