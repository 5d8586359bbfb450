import styled from '@emotion/styled';
import { FeaturedAlbum } from '../../components/album/FeaturedAlbum';
import { printing, printTime } from '../../components/album/printing';
import { Lede } from '../../components/kit/Lede';
import type { Album } from '../../content/types';
import { Button } from '../../primitives/controls/Button';
import { ButtonLink } from '../../primitives/controls/ButtonLink';
import { Icon } from '../../primitives/pictures/Icon';
import { Container } from '../../primitives/text/Container';
import { property, readProperty } from '../../theme/customProperties';
import { forcedColors, from, onPaper, translated } from '../../theme/media';
import { edgeToEdge, phoneTitle, posterEdge, posterText } from '../../theme/text';
import { color } from '../../theme/variables';
import { fluid, fluidSpace, space } from '../../tokens/space';
import { poster, titleLength } from '../../tokens/type';
import type { ScreenProps } from '../ScreenProps';

interface HomeHeroProps extends ScreenProps {
  /** The album of the day. */
  featured: Album;
}

/** The head of the home page: what the shop is, where to begin, and the album of the day. */
export function HomeHero({ featured, onAction }: HomeHeroProps) {
  return (
    <Hero>
      <Words>
        <Headline>
          Trade
          <br /> <StemLine>Music Like</StemLine>
          <br /> <AccentLine data-word="Stocks">Stocks</AccentLine>
        </Headline>
        <Intro>
          Back the records you believe in. Buy a share of an album, follow its price, and shop the
          culture around it.
        </Intro>
        <Actions>
          <ButtonLink href="/music-trading" variant="solid" size="large">
            Start Trading
            <Arrow name="arrowRight" size={18} />
          </ButtonLink>{' '}
          <Button size="large" onClick={() => onAction({ type: 'see-how-it-works' })}>
            See How It Works
          </Button>
        </Actions>
      </Words>
      <Featured album={featured} />
    </Hero>
  );
}

/* The line of the album of the day runs to both edges of the window, and ends on the hero's
   foot, which is the upper edge of the tape. */
const Hero = styled(Container)`
  ${property('line-foot')}: 2.5rem;
  display: grid;
  gap: ${space[5]} ${fluidSpace.gap};
  align-items: center;
  padding-block: ${fluid(1.75, 3.4, 4.5)} ${readProperty('line-foot')};
  overflow-x: clip;

  ${from.tablet} {
    ${property('line-foot')}: ${fluid(2, 3.6, 5)};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* Apart from a tablet's, because rules for paper alone are not sent with the first paint. */
  ${onPaper} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Words = styled.div`
  container-type: inline-size;
`;

/* The headline has three lines at every width; in a small window the longest fills the width.
   Only raised text spacing may wrap a line (WCAG 1.4.12). */
const Headline = styled.h1`
  ${posterText}
  font-size: ${phoneTitle(titleLength.home)};

  ${from.tablet} {
    font-size: min(${poster.home}, ${edgeToEdge(titleLength.home)});
  }
`;

/* The lines are no boxes: a screen reader would say each as a heading of its own. */
const StemLine = styled.span(posterEdge);

/* The plate of the word comes into register when the page prints itself (firstPage.ts). */
const register = printing('register', 'translate: -14px 11px', 'translate: 0 0');

/* The word without its plates. */
const plain = `
  -webkit-text-fill-color: currentColor;

  &::before,
  &::after {
    content: none;
  }
`;

/* The word in two plates: orange, and as an outline in the text's colour, off register. The outline
   gives it the contrast that orange on paper lacks (WCAG 1.4.3); the word itself is not painted. */
const AccentLine = styled.span`
  position: relative;
  -webkit-text-fill-color: transparent;
  /* Broken in two, as a wide font of the reader's would be, the word would lose its plates. */
  overflow-wrap: normal;

  &::before,
  &::after {
    content: attr(data-word);
    content: attr(data-word) / '';
    position: absolute;
    inset-inline-start: 0;
    white-space: nowrap;
    -webkit-text-fill-color: ${color.accent};
    pointer-events: none;
  }
  &::after {
    -webkit-text-fill-color: transparent;
    -webkit-text-stroke: max(2px, 0.018em) ${color.text};
    translate: max(3px, 0.024em) min(-2px, -0.018em);
  }
  [data-first-page] &::before {
    animation: ${register} ${printTime};
  }
  ${forcedColors} {
    ${plain}
  }
  /* The plates keep the English word. */
  ${translated} & {
    ${plain}
    overflow-wrap: inherit;
  }
`;

const Intro = styled(Lede)`
  max-inline-size: 25em;
  padding-block: ${fluid(1.25, 2.4, 3)} ${fluid(1.25, 2.2, 2.25)};
`;

/* In a small tablet's half of the window the second button would touch the line, so there they stand
   one below the other. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  ${from.tablet} {
    @container (max-width: 24.5rem) {
      flex-direction: column;
      inline-size: fit-content;
    }
  }
`;

const Arrow = styled(Icon)`
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

/* The album hangs at the hero's foot, with room for its record. */
const Featured = styled(FeaturedAlbum)`
  inline-size: min(82%, 27rem);
  align-self: end;

  ${from.tablet} {
    inline-size: 82%;
    margin-inline-start: 3%;
  }
`;
