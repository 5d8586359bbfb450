import styled from '@emotion/styled';
import { useEffect, useRef, type ReactElement } from 'react';
import { AlbumSleeve } from '../../../src/components/album/AlbumSleeve';
import { PricePlot } from '../../../src/components/album/plot/PricePlot';
import { featuredAlbum } from '../../../src/content/albums';
import { products } from '../../../src/content/products';
import { shoes } from '../../../src/content/shoes';
import { flutter, PriceFlaps } from '../../../src/primitives/figures/PriceFlaps';
import { Disc } from '../../../src/primitives/pictures/Disc';
import { Print } from '../../../src/primitives/pictures/Print';
import { Mark } from '../../../src/shell/header/Mark';
import { loadFade } from '../../../src/shell/page/fade';
import { PageFade } from '../../../src/shell/page/PageFade';
import { notImplemented } from '../../../src/shell/toast/useToast';
import { inkVariables, touched } from '../../../src/theme/inks';
import { nameText } from '../../../src/theme/text';
import { color } from '../../../src/theme/variables';
import { delay, duration, type easing, swipeThreshold } from '../../../src/tokens/motion';
import { register } from '../../../src/tokens/print';
import { space } from '../../../src/tokens/space';
import { StandingToast } from '../../shell/toast/StandingToast';

export interface Gesture {
  /** How long, how far, by which curve. */
  numbers: string;
  /** Where it happens, and why. */
  note: string;
  /** The part itself, after so many presses of "Play". */
  show: (plays: number) => ReactElement;
}

const away = (length: string) => Math.abs(Number.parseFloat(length));
/** A curve by the name of its token: its value says nothing to the eye. */
const curve = (name: keyof typeof easing) => `easing ${name}`;
const out = curve('out');
const [beat] = products;
const [shoe] = shoes;

/** Everything that moves by itself or under the pointer, as the shop's own parts do it. */
export const gestures: Readonly<Record<string, Gesture>> = {
  'A print comes into register': {
    numbers: `${duration.register} ms, ${away(register.x)} units to the left and ${away(register.y)} down`,
    note: 'Under the pointer, or while its card holds the focus: this is what you would press.',
    show: (plays) => (
      <Touched data-on={plays % 2 === 1}>
        <Print print={shoe!.print} fit="whole" style={{ padding: '8%' }} />
      </Touched>
    ),
  },
  'A record leaves its sleeve': {
    numbers: `${duration.calm} ms, ${out}`,
    note: 'Under the pointer, wherever an album or a beat is shown.',
    show: (plays) => (
      <Touched data-on={plays % 2 === 1}>
        <AlbumSleeve album={featuredAlbum} out={20} style={{ inlineSize: '70%' }} />
      </Touched>
    ),
  },
  'A label turns once': {
    numbers: `${duration.turn} ms, ${out}`,
    note: 'With its card. The record itself stands still, so that its light does not turn too.',
    show: (plays) => (
      <Touched data-on={plays % 2 === 1} style={inkVariables(beat!.print.inks)}>
        <Disc words={{ title: beat!.title, credit: beat!.artist, side: 'A', number: 'WX-B01' }} />
      </Touched>
    ),
  },
  'The mark turns once': {
    numbers: `${duration.spin} ms, ${out}`,
    note: 'Under the pointer, in the header.',
    show: (plays) => <Mark width={96} height={96} style={{ rotate: `${plays}turn` }} />,
  },
  'A day’s line draws itself': {
    numbers: `${duration.draw} ms, ${out}`,
    note: 'Once, when the first mover is first seen.',
    show: (plays) => (
      <Plot key={plays}>
        <PricePlot album={featuredAlbum}>{null}</PricePlot>
      </Plot>
    ),
  },
  'Flaps fall to the price': {
    numbers: `${duration.quick} ms a flap: three for the first figures, four for the next`,
    note: 'After Buy and Sell.',
    show: (plays) => <Flaps plays={plays} />,
  },
  'A page fades in': {
    numbers: `${duration.fade} ms, ${curve('linear')}`,
    note: 'After each change of page. It can be read and pressed from its first frame on.',
    show: (plays) => <Page plays={plays} />,
  },
  'A toast slides up': {
    numbers: `${duration.toast} ms, ${out}; stays ${delay.toast} ms; a swipe of ${swipeThreshold} px closes it`,
    note: 'After a press on what is still to come. Its line runs down with its time.',
    show: (plays) => <StandingToast key={plays} toast={toast} />,
  },
};

const Touched = styled.div`
  inline-size: 11rem;
  container-type: inline-size;

  &[data-on='true'] {
    ${touched}
  }
`;

/* It needs more room than beside a button. */
const Plot = styled.div`
  grid-column: 1 / -1;
  inline-size: 100%;
`;

function Flaps({ plays }: { plays: number }) {
  const price = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (plays > 0) flutter(price.current);
  }, [plays]);
  return <PriceFlaps ref={price} amount={featuredAlbum.price} style={{ fontSize: '2.5rem' }} />;
}

function Page({ plays }: { plays: number }) {
  useEffect(() => void loadFade(), []);
  return (
    <PageFade pathname={`/${plays}`}>
      <Title>{plays % 2 ? 'Sneaker Hub' : 'The Vault'}</Title>
    </PageFade>
  );
}

const Title = styled.p`
  padding: ${space[6]};
  border: 1px solid ${color.line};
  ${nameText}
`;

const toast = { id: 1, title: 'Like', description: notImplemented, open: true };
