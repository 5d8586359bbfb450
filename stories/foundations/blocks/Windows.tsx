import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { breakpoint } from '../../../src/tokens/breakpoint';
import { space } from '../../../src/tokens/space';
import { fontSize } from '../../../src/tokens/type';
import { cardText } from '../../../src/theme/text';
import { color } from '../../../src/theme/variables';
import { Bare } from '../../docs/blocks/Bare';
import { Specimens } from './Specimens';

/** Each breakpoint as a window, all at one scale. */
export const Windows = () => (
  <Specimens of={breakpoint} record="from" value={(px) => `from ${px} px, ${px / 16} em`}>
    {(px) => <Frame style={{ inlineSize: `${(px / breakpoint.wide) * 100}%` }} />}
  </Specimens>
);

/** Names the range that the reader's own window is in. */
export function ThisWindow() {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const measure = () => setWidth(window.innerWidth);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  const range = Object.entries(breakpoint).findLast(([, px]) => width >= px)?.[0];
  return (
    <Bare>
      <Now>
        <strong>{range ?? `below phone`}</strong> This page is {width} px wide. Turn your device, or
        drag the window.
      </Now>
    </Bare>
  );
}

const Frame = styled.div`
  block-size: 3.5rem;
  border: 1px solid ${color.control};
  border-block-start-width: 6px;
  background: ${color.surface};
`;

const Now = styled.p`
  margin-block-end: ${space[8]};
  color: ${color.muted};
  font-size: ${fontSize.caption};
  strong {
    display: block;
    color: ${color.text};
    ${cardText}
    font-size: ${fontSize.voice};
    text-transform: capitalize;
  }
`;
