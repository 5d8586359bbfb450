import styled from '@emotion/styled';
import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import type { Inks } from '../../content/types';
import { duration, easing } from '../../tokens/motion';
import { vinyl } from '../../tokens/print';
import { useIsHydrating } from '../../lib/hydration/useIsHydrating';
import { fontWeight } from '../../tokens/type';
import { readProperty } from '../../theme/customProperties';
import { inkVariables } from '../../theme/inks';
import { forcedColors, notOnPaper } from '../../theme/media';
import { color, font } from '../../theme/variables';

/** What is printed on a label: once around it the title and whose record it is, and in its middle the rest. */
export interface LabelWords {
  title: string;
  /** Whose record it is. */
  credit: string;
  /** A or B. */
  side: string;
  /** Its number in the catalogue. */
  number: string;
}

export interface DiscProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /**
   * The inks of the label: `body` is the paper, and `key` is printed on it. By default they are the
   * shop's own.
   */
  inks?: Pick<Inks, 'body' | 'key'>;
  /**
   * The words on the label. In a sleeve, or another container, of less than 94 px, and without
   * words, the label is plain.
   */
  words?: LabelWords;
}

/**
 * A vinyl record, as wide as its box. Decoration: hidden from screen readers. Its label makes one turn while
 * `--wx-disc-turn` is `1turn` on an ancestor; under reduced motion it stands (WCAG 2.2.2, 2.3.3).
 */
export const Disc = forwardRef<HTMLDivElement, DiscProps>(function Disc(
  { inks, words, style, ...rest },
  ref,
) {
  return (
    <Root ref={ref} aria-hidden {...rest} style={{ ...inkVariables(inks), ...style }}>
      {words && <Printed {...words} />}
    </Root>
  );
});

/** The number of characters that fit once around a label. */
const around = 46;

/**
 * The print comes with the script, so that the page's first packets have room for what is read.
 * Until then the label is plain.
 */
function Printed({ title, credit, side, number }: LabelWords) {
  const path = useId();
  if (useIsHydrating()) return null;
  const once = `${title} · ${credit} · `.toUpperCase();
  const text = once.repeat(Math.max(1, Math.round(around / once.length)));
  return (
    <Label viewBox="0 0 200 200">
      <path id={path} d="M100 188a88 88 0 1 1 .01 0" transform="rotate(20 100 100)" fill="none" />
      <circle cx="100" cy="100" r="99" fill="var(--wx-disc-paper)" />
      {/* Firefox reads the length from `<text>`, WebKit from `<textPath>`. */}
      <text fontSize={Math.min(13, (13 * 60) / text.length)} textLength={circle}>
        <textPath href={`#${path}`} textLength={circle}>
          {text}
        </textPath>
      </text>
      <path d="M100 22a78 78 0 1 0 .01 0zm0 1.6a76.4 76.4 0 1 1-.01 0zM44 126h112v1.6H44z" />
      <Centred fontSize={Math.min(23, 300 / title.length)} x="100" y="66">
        {title}
      </Centred>
      <Centred fontSize="40" x="42" y="107">
        {side}
      </Centred>
      <text x="166" y="98" textAnchor="end">
        45 RPM
      </text>
      <text x="166" y="112" textAnchor="end">
        STEREO
      </text>
      <text x="100" y="143" textAnchor="middle">
        {number}
      </text>
      <text x="101" y="157" fontSize="8" textAnchor="middle" letterSpacing="2">
        WAXLINE
      </text>
      <circle cx="100" cy="100" r="8" fill={vinyl.hole} />
    </Label>
  );
}

/** The length of the words around a label, in its own units. */
const circle = 548;

/** The hole, and the ring around what is printed. */
const ring = `radial-gradient(closest-side, ${vinyl.hole} 8%, #0000 9% 86%, var(--wx-disc-key) 87% 89%, #0000 90%)`;

/* From the top: the room's light, the run-out and the rim, the gaps between tracks, the grooves. They are as
   fine on a large record as on a small one, and circles: the record need not turn for its label to. Plain
   colours only: Firefox draws a mix of colours wrong inside a repeating gradient. */
const Root = styled.div`
  position: relative;
  aspect-ratio: 1;
  border-radius: 50%;
  background:
    repeating-conic-gradient(from 20deg, #fff0, #fff2 38deg, #fff0 74deg 180deg),
    radial-gradient(closest-side, ${vinyl.disc} 46%, #0000 0 calc(100% - 2px), ${vinyl.rim} 0),
    repeating-radial-gradient(closest-side, #0000 0 11.5%, ${vinyl.disc} 12% 14%),
    repeating-radial-gradient(
      closest-side,
      ${vinyl.groove} 0 1px,
      ${vinyl.disc} 1.5px 3px,
      ${vinyl.groove} 3.5px
    );
  forced-color-adjust: none;

  --wx-disc-paper: ${readProperty('ink-body', color.accent)};
  --wx-disc-key: ${readProperty('ink-key', color.onAccent)};

  /* The label: a ring and the hole. */
  &::before {
    content: '';
    position: absolute;
    inset: 33.5%;
    border-radius: 50%;
    background: ${ring}, var(--wx-disc-paper);
    rotate: ${readProperty('disc-turn', 'none')};
    transition: rotate ${duration.turn}ms ${easing.out};
  }
  ${forcedColors} {
    border: 2px solid CanvasText;
  }
  /* On paper a record would take a lot of black ink, and it is only decoration. */
  ${notOnPaper}
`;

/* Larger than the plain label below it, because type needs the room. Its words read left to
   right on any page. */
const Label = styled.svg`
  display: ${readProperty('disc-words', 'block')};
  position: absolute;
  inset: 30.5%;
  /* WebKit gives a drawing between insets the size of its own, not theirs. */
  inline-size: 39%;
  direction: ltr;
  fill: var(--wx-disc-key);
  font: ${fontWeight.heading} 11px ${font.head};
  rotate: ${readProperty('disc-turn', 'none')};
  transition: rotate ${duration.turn}ms ${easing.out};
  -webkit-user-select: none;
  user-select: none;

  /* The container is the sleeve. A record that is a container itself would be the third one around the next,
     and WebKit then keeps media rules after the window has become smaller. */
  @container (width < 94px) {
    display: none;
  }
`;

const Centred = styled.text`
  font-family: ${font.poster};
  text-anchor: middle;
`;
