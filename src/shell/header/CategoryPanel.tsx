import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Content, Link as MenuLink } from '@radix-ui/react-navigation-menu';
import { Cover } from '../../primitives/Cover';
import { Link } from '../../primitives/Link';
import { Disc } from '../../primitives/Disc';
import { duration, easing } from '../../tokens/motion';
import { radius } from '../../tokens/radius';
import { shadow } from '../../tokens/shadow';
import { space } from '../../tokens/space';
import { fontSize } from '../../tokens/type';
import { hover } from '../../theme/media';
import { cardText } from '../../theme/text';
import { color, shadowTint, variable } from '../../theme/variables';
import { currentOf, type CategoryLink } from '../navigation';

export interface CategoryPanelProps {
  pathname: string;
  links: readonly CategoryLink[];
  /** Render it though closed. */
  forceMount?: true;
}

/** The Categories dropdown: four sleeves; the one pointed at lets its record out. */
export function CategoryPanel({ pathname, links, forceMount }: CategoryPanelProps) {
  return (
    <Panel forceMount={forceMount}>
      <Grid>
        {links.map(({ href, label, description, hand, seed }) => (
          <li key={href}>
            <MenuLink asChild active={Boolean(currentOf(href, pathname))}>
              <Category href={href}>
                <Sleeve>
                  <SleevedDisc />
                  <Art hand={hand} seed={seed} sizes="4.5rem" />
                </Sleeve>
                <div>
                  <Name>{label}</Name>
                  <Line>{description}</Line>
                </div>
              </Category>
            </MenuLink>
          </li>
        ))}
      </Grid>
    </Panel>
  );
}

const unfold = keyframes`
  from { opacity: 0; transform: translateY(-${space[2]}); }
`;

const Panel = styled(Content)`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-start: -${space[3]};
  inline-size: 46rem;
  max-block-size: calc(100dvh - 100%);
  overflow: auto;
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-end-start-radius: ${radius.panel};
  border-end-end-radius: ${radius.panel};
  background: ${color.surface};
  box-shadow: ${shadow.float} ${shadowTint};
  animation: ${unfold} ${duration.quick}ms ${easing.out};

  &[data-state='closed'] {
    display: none;
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[1]};
`;

const Category = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  block-size: 100%;
  padding: ${space[3]};
  border-radius: ${radius.card};
  text-decoration: none;

  ${hover} {
    &:hover {
      background: ${color.raised};
      ${variable('disc-out')}: 42%;
      ${variable('turn')}: running;
    }
  }
  &:focus-visible {
    ${variable('disc-out')}: 42%;
    outline-offset: -3px;
    box-shadow: none;
  }
  &[aria-current] {
    ${variable('disc-out')}: 42%;
  }
`;

const Sleeve = styled.div`
  position: relative;
  flex: none;
  inline-size: 4.5rem;
`;

const Art = styled(Cover)`
  border-radius: ${radius.sleeve};
`;

const SleevedDisc = styled(Disc)`
  position: absolute;
  inset: 3%;
`;

const Name = styled.p`
  ${cardText}

  [aria-current] & {
    color: ${color.accentText};
  }
`;

const Line = styled.p`
  margin-block-start: ${space[1]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.35;
  text-wrap: balance;
`;
