import styled from '@emotion/styled';
import { useId } from 'react';
import { duration } from '../tokens/motion';
import { fluid, fluidSpace, space } from '../tokens/space';
import { fontWeight, titleLength } from '../tokens/type';
import { from, hover, print } from '../theme/media';
import { cardText, edgeToEdge, marginalText, posterText } from '../theme/text';
import { color, font } from '../theme/variables';
import { Lede } from '../components/kit/Lede';
import { Container } from '../primitives/text/Container';
import { Disc } from '../primitives/pictures/Disc';
import { Icon } from '../primitives/pictures/Icon';
import { Link } from '../primitives/controls/Link';

/** The page for an unknown address: says so, and links to pages that exist (docs/product.md, section 2). */
export function NotFoundScreen() {
  return (
    <Root data-ends-page>
      <Inner>
        <Words>
          <StatusCode>404</StatusCode>
          <Title>
            This groove
            <br /> runs out
          </Title>
          <HeadLede>
            There is no page at this address. It may have moved, or the link had a scratch. The rest
            of the shop is open.
          </HeadLede>
          <Tracks role="list">
            <Track number="A1" href="/">
              Back to the shop
            </Track>
            <Track number="A2" href="/music-trading">
              Music Trading
            </Track>
            <Track number="A3" href="/blog">
              The Vault
            </Track>
          </Tracks>
        </Words>
      </Inner>
      <Platter />
    </Root>
  );
}

function Track({ number, href, children }: { number: string; href: string; children: string }) {
  return (
    <li>
      <Way href={href}>
        <Number aria-hidden>{number}</Number>
        {children}
        <Arrow name="arrowRight" />
      </Way>
    </li>
  );
}

/** The record's end: the last words etched around its label, and the needle in the locked groove. Decoration. */
function Platter() {
  const groove = useId();
  return (
    <Record aria-hidden>
      <Disc />
      <Etching viewBox="0 0 1000 1000">
        <path id={groove} d="M500 276a224 224 0 1 1-.1 0" />
        <circle cx="500" cy="500" r="292" fill={vinyl} />
        <circle cx="500" cy="500" r="270" stroke={grooveInk} />
        <path d="M590 244a270 270 0 0 1 86 400 205 205 0 1 1-176-348" stroke={grooveInk} />
        {/* Firefox reads the length from the one, WebKit from the other. */}
        <Last textLength={once}>
          <textPath href={`#${groove}`} textLength={once}>
            WX-404-B — there is nothing after this — lift the needle — WX-404-B — there is nothing
            after this —
          </textPath>
        </Last>
        <circle cx="500" cy="500" r="168" fill={color.accent} />
        <circle cx="500" cy="500" r="156" stroke={color.onAccent} />
        <Label x="500" y="470">
          404
        </Label>
        <path d="M392 550h84M392 566h60M524 550h84" stroke={color.onAccent} strokeWidth="5" />
        <circle cx="500" cy="500" r="10" fill={hole} />
        <Arm>
          <path d="M716 40 704 196 640 262" stroke={arm} strokeWidth="11" />
          <path d="M652 232l28 26-54 54-24-22z" fill={arm} />
          <path d="M606 296l14 13-12 10z" fill={color.accent} />
        </Arm>
      </Etching>
    </Record>
  );
}

const vinyl = '#131110';
const grooveInk = '#3a342e';
/** The length of the last words: once around. */
const once = 1395;
const hole = '#0d0c0b';
const etched = '#aca398';
const arm = '#b9b0a4';

/* The window cuts the record, the footer does on a phone. */
const Root = styled.div`
  display: flow-root;
  position: relative;
  overflow: clip;

  ${from.tablet} {
    min-block-size: max(46rem, 100svh);
  }
`;

const Inner = styled(Container)`
  padding-block: ${fluid(2, 4.4, 5)} ${fluidSpace.inner};
`;

const Words = styled.div`
  container-type: inline-size;
  position: relative;
  z-index: 1;
  display: grid;
  justify-items: start;
  gap: ${space[5]};

  ${from.tablet} {
    inline-size: 46%;
  }
`;

const StatusCode = styled.p`
  ${cardText}
  color: ${color.accentText};
`;

/* Its first line fills its column. */
const Title = styled.h1`
  ${posterText}
  /* Half of posterEdge: its lines begin with a T, which has no room before it, and with a letter that has. */
  margin-inline-start: -0.008em;
  font-size: ${edgeToEdge(titleLength.notFoundPhone)};
`;

const HeadLede = styled(Lede)`
  max-inline-size: 21em;
  margin-block: ${space[3]} ${space[4]};
`;

const Tracks = styled.ol`
  inline-size: min(100%, 26rem);
  border-block-start: 3px solid ${color.text};
`;

const Way = styled(Link)`
  ${cardText}
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-block-size: 3.75rem;
  padding-block: ${space[2]};
  border-block-end: 1px solid ${color.line};
  text-decoration: none;
  text-underline-offset: 0.25em;

  &:focus-visible {
    text-decoration: underline 2px;
  }
  ${hover} {
    &:hover {
      text-decoration: underline 2px;
    }
  }
`;

const Number = styled.span`
  ${marginalText}
  flex: 0 0 1.6em;
  color: ${color.muted};
`;

const Arrow = styled(Icon)`
  flex: none;
  margin-inline-start: auto;
  transition: translate ${duration.quick}ms;

  &:dir(rtl) {
    scale: -1 1;
  }
  ${Way}:is(:hover, :focus-visible) & {
    translate: 0.25rem;
  }
  ${Way}:is(:hover, :focus-visible):dir(rtl) & {
    translate: -0.25rem;
  }
`;

/* In the middle of a window that is lower than the record, otherwise down behind the footer. */
const Record = styled.div`
  position: relative;
  inline-size: 118%;
  margin-inline-start: 16%;
  margin-block-end: -36%;

  ${from.tablet} {
    --wx-record: ${fluid(46, 74, 96)};
    position: absolute;
    inset-block-start: max(50% - var(--wx-record) / 2, 100% - var(--wx-record) * 0.9);
    inset-inline-start: 48.5%;
    inline-size: var(--wx-record);
    margin: 0;
  }
  ${print} {
    display: none;
  }
`;

const Etching = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  overflow: visible;
  fill: none;
  stroke-width: 2;
  forced-color-adjust: none;
`;

/* English like the page: right to left it would start before its path, and not show. */
const Last = styled.text`
  direction: ltr;
  fill: ${etched};
  font: ${fontWeight.name} 30px ${font.head};
  letter-spacing: 0.02em;
`;

/* It comes in over the end of the window. */
const Arm = styled.g`
  &:dir(rtl) {
    transform: scaleX(-1);
    transform-origin: 500px;
  }
`;

const Label = styled.text`
  fill: ${color.onAccent};
  font: ${fontWeight.heading} 110px ${font.poster};
  text-anchor: middle;
`;
