import styled from '@emotion/styled';
import { fluid, fluidSpace, space } from '../../tokens/space';
import { fontSize } from '../../tokens/type';
import { forcedColors, onPaper } from '../../theme/media';
import { fitting, nameText } from '../../theme/text';
import { color } from '../../theme/variables';
import { BrandIcon, networks } from '../../primitives/pictures/BrandIcon';

/**
 * The networks that a stream reaches: each is a jack with a plug in it, and one cable runs from plug
 * to plug. Nothing here can be pressed.
 */
export function NetworkJacks() {
  return (
    <Wired>
      {/* A length from plug to plug, and one that runs out at either end of the widest window. */}
      <Cable aria-hidden viewBox={`0 0 ${networks.length * 100} 60`} preserveAspectRatio="none">
        <path
          d={`M-600 56h400c100 8 188 24 200-56${'c12 80 88 80 100 0'.repeat(networks.length - 1)}c12 80 100 64 200 56h400`}
          vectorEffect="non-scaling-stroke"
        />
      </Cable>
      <Networks role="list">
        {networks.map((brand) => (
          <Network key={brand}>
            <Jack aria-hidden viewBox="0 0 64 106">
              <circle cx="32" cy="32" r="27" fill="none" stroke="currentColor" strokeWidth="10" />
              <circle cx="32" cy="32" r="11" />
              <Plug strokeWidth="4">
                <rect x="19" y="19" width="26" height="67" rx="8" />
                <path d="M21 65h22M21 72h22M21 79h22" strokeWidth="3" />
              </Plug>
              <path d="M26 84h12v22H26z" />
            </Jack>
            <Name>
              <Mark brand={brand} />
              {brand}
            </Name>
          </Network>
        ))}
      </Networks>
    </Wired>
  );
}

/* The list depends on the width of the band, which may be less than the window's. */
const wide = '@container (min-width: 46em)';

/* Large text leaves no room for a name beside its jack. */
const cramped = '@container (width < 20em)';

const jack = fluid(4, 5, 5.5);

/** How long a plug is with its jack: the foot of the drawing, where the cable begins. */
const plugged = `calc(${jack} * 106 / 64)`;

const Wired = styled.div`
  position: relative;
`;

/* On a phone the cable comes in from the window's edge and runs down, and the plugs lie on their
   sides. */
const Networks = styled.ul`
  position: relative;
  display: grid;
  gap: ${space[4]} ${fluidSpace.gap};

  &::before {
    content: '';
    position: absolute;
    inset-block: calc(-0.75 * ${fluidSpace.inner}) -10rem;
    inset-inline-start: calc(-1 * ${fluidSpace.edge});
    inline-size: calc(${fluidSpace.edge} + 6px);
    border: solid;
    border-width: 6px 0 0;
    border-inline-end-width: 6px;
    border-start-end-radius: 1.75rem;
  }
  ${wide} {
    grid-template-columns: repeat(${networks.length}, minmax(0, 1fr));
    padding-block-end: ${fluid(2.5, 4.5, 5)};

    &::before {
      content: none;
    }
  }
`;

const Cable = styled.svg`
  display: none;

  ${wide} {
    display: block;
    position: absolute;
    inset-block: auto 0;
    inset-inline-start: calc(${jack} / 2);
    inline-size: calc(100% + ${fluidSpace.gap});
    block-size: ${fluid(2.5, 4.5, 5)};
    overflow: visible;
    fill: none;
    stroke: currentColor;
    stroke-width: 6px;

    &:dir(rtl) {
      transform: scaleX(-1);
    }
  }
`;

/* On a first page a list item below the first section would keep the height of a card free
   (GlobalStyles), which is several times that of a jack. */
const Network = styled.li`
  content-visibility: visible;
  display: grid;
  grid-template-columns: ${plugged} minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};

  ${cramped} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
    padding-block-end: ${space[4]};
    padding-inline-start: ${space[4]};
  }
  ${wide} {
    grid-template: auto auto / minmax(0, 1fr);
  }
`;

/* Its outline parts it from its jack, in the colour of what is behind both. */
const Plug = styled.g`
  stroke: ${color.accent};

  ${forcedColors} {
    stroke: Canvas;
  }
  ${onPaper} {
    stroke: #fff;
  }
`;

const Jack = styled.svg`
  inline-size: ${jack};
  /* Lying on its side it is as high as it was wide. */
  margin-block: calc((${jack} - ${plugged}) / 2);
  margin-inline-start: calc((${plugged} - ${jack}) / 2);
  fill: currentColor;
  rotate: 90deg;

  &:dir(rtl) {
    rotate: -90deg;
  }
  /* Its plug is on the cable, before the name below it. */
  ${cramped} {
    margin-inline-start: calc((${plugged} - ${jack}) / 2 - ${space[4]});
  }
  ${wide} {
    grid-row: 2;
    margin: 0;
    rotate: none;

    &:dir(rtl) {
      rotate: none;
    }
  }
`;

const Name = styled.span`
  ${nameText}
  display: flex;
  align-items: center;
  gap: 0.4em;
  /* "Instagram" and its mark are 7 em wide; the rest is for raised spacing. */
  font-size: ${fitting(fontSize.name, 8.5)};

  /* So much less than its column that two names are further apart than a name and its mark. */
  ${wide} {
    font-size: min(${fontSize.name}, 2.5cqi);
  }
`;

/* The mark grows with its name; where the name stands above the jack, the mark is centred on the
   plug. All marks are as wide as the widest, so that the names align. */
const Mark = styled(BrandIcon)`
  flex: none;
  inline-size: 1.25em;
  block-size: 1.1em;

  ${wide} {
    margin-inline-start: calc((${jack} - 1.25em) / 2);
  }
`;
