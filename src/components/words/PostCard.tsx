import styled from '@emotion/styled';
import { forwardRef } from 'react';
import type { Post } from '../../content/types';
import { fluid, fluidSpace, space } from '../../tokens/space';
import { fontSize, lineHeight, poster } from '../../tokens/type';
import { property } from '../../theme/customProperties';
import { from, onLaptop, onPaper, onTablet } from '../../theme/media';
import { fitting, ledeText, nameText, posterText, unzoomed, voiceText } from '../../theme/text';
import { color } from '../../theme/variables';
import { Badge } from '../../primitives/text/Badge';
import { formatDay } from '../../lib/format';
import { Picture } from '../../primitives/pictures/Picture';
import {
  aboveHeading,
  beforePicture,
  Card,
  CardNote,
  CardTitle,
  type CardRootProps,
} from '../kit/Card';
import { PostLink } from './PostLink';
import { besideWords, cover, cropVariables, initial, leadSizes, underWords } from './postCover';

export interface PostCardProps extends CardRootProps {
  /** The article. Its date is a day without a time. */
  post: Post;
  /**
   * `lead` is for the one story that opens the page: it is as wide as the window, and its picture
   * loads first. `beside` has its picture beside the words, `brief` above them, and `headline` has
   * none.
   */
  variant?: 'lead' | 'beside' | 'brief' | 'headline';
  /** Called by "Read More". There is no page that it leads to yet. */
  onRead?: (post: Post) => void;
}

/**
 * An article of the magazine with its picture, section, headline, excerpt and byline
 * (docs/product.md, section 3).
 */
export const PostCard = forwardRef<HTMLElement, PostCardProps>(function PostCard(
  { post, variant = 'brief', onRead, ...rest },
  ref,
) {
  const { title, excerpt, author, date, category, categoryInk, image, print } = post;
  return (
    <Root ref={ref} subject={title} data-variant={variant} actionLast={!!onRead} {...rest}>
      <Words>
        <Headline />
        <Category style={{ [property('square')]: categoryInk }}>{category}</Category>
        <Excerpt>{excerpt}</Excerpt>
        <CardNote>
          By {author}, <Day dateTime={date}>{formatDay(date)}</Day>
        </CardNote>
        {onRead && <PostLink onPress={() => onRead(post)} />}
      </Words>
      {variant !== 'headline' && (
        <Illustration
          print={print}
          ratio={variant === 'brief' ? 4 / 3 : 3 / 2}
          photo={image.photo}
          description={image.description}
          sizes={variant === 'lead' ? leadSizes : undefined}
          eager={variant === 'lead' || undefined}
          style={cropVariables(print)}
        />
      )}
    </Root>
  );
});

const Illustration = styled(Picture)(aboveHeading);

/* In forced colours browsers put a plate behind the headline, which would lie on it. */
const Category = styled(Badge)`
  ${aboveHeading}
  z-index: 1;
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  align-content: start;
  gap: ${space[3]};
`;

const Headline = styled(CardTitle)(nameText);

const Excerpt = styled.p`
  max-inline-size: 30em;
  color: ${color.muted};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

const Day = styled.time('white-space: nowrap;');

/* The distance between the box of a lead story and its words. */
const inset = `min(${fluid(1.25, 2.4, 3)}, 5vw)`;

/** How far a lead story's words lie over its picture, on a phone. */
const overlap = '3.5rem';

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  gap: ${space[5]} max(${space[6]}, ${fluidSpace.gap});

  &[data-variant='beside'],
  &[data-variant='headline'] {
    ${Headline} {
      ${voiceText}
      font-size: ${fitting(fontSize.voice, 4)};
    }
  }
  &[data-variant='headline'] {
    grid-template-rows: auto;
  }
  &[data-variant='beside'] {
    ${Excerpt} {
      ${ledeText}
      text-wrap: pretty;

      /* Here a third of the page is too narrow for larger words. */
      ${onLaptop} {
        font-size: ${fontSize.text};
      }
    }
    ${from.pair} {
      grid-template-columns: 50% minmax(0, 1fr);
      grid-template-rows: 1fr;
      ${Illustration} {
        ${besideWords}
      }
    }
    /* The columns of the row below. */
    ${onTablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  /* The words stand on the page's background, which is laid over the picture; the picture runs
     to the edge of the window. */
  &[data-variant='lead'] {
    row-gap: 0;

    ${Illustration} {
      ${underWords}
    }
    ${Words} {
      ${beforePicture}
      margin-block-start: -${overlap};
      margin-inline: 12% ${fluidSpace.edge};
      padding: ${inset} 0 0;
      padding-inline-start: ${inset};
      background: ${color.ground};

      /* Without the link below it the byline would lie on the picture's foot. */
      ${onPaper} {
        padding-block-end: ${inset};
      }
    }
    ${Headline} {
      ${posterText}
      font-size: ${fitting(`calc(${fontSize.voice} * 1.1)`, 4)};
      line-height: ${lineHeight.voice};
    }
    ${Excerpt} {
      margin-block-start: ${space[2]};
      color: ${color.text};
    }
    ${Excerpt}::first-letter {
      ${initial}
    }
    ${Excerpt}:dir(rtl)::first-letter {
      padding: 0.055em 0 0 0.09em;
    }
    /* On a tablet the words stand below the picture: over its foot they would cut off a figure's
       feet. */
    ${from.tablet} {
      ${Words} {
        margin-block-start: 0;
      }
      ${Headline} {
        font-size: ${fitting(`calc(${fontSize.voice} * 1.7)`, 4)};
      }
    }
    ${from.laptop} {
      ${Excerpt}::first-letter {
        font-size: 5.25em;
      }
      grid-template-rows: auto;

      ${Illustration},
      ${Words} {
        grid-area: 1 / 1;
      }
      ${Illustration} {
        ${cover.picture}
      }
      ${Words} {
        ${cover.words}
      }
      ${Headline} {
        font-size: ${unzoomed(poster.lead)};
        line-height: ${lineHeight.poster};
      }
      ${Excerpt} {
        ${ledeText}
        max-inline-size: 28em;
        text-wrap: pretty;
      }
    }
  }
`;
