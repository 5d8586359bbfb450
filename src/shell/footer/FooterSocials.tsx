import styled from '@emotion/styled';
import { BrandIcon, networks } from '../../primitives/pictures/BrandIcon';
import { IconButton } from '../../primitives/controls/IconButton';
import { space } from '../../tokens/space';
import { below } from '../../theme/media';
import type { FooterProps } from './Footer';

/** A button for each network. */
export function FooterSocials({ onAction }: Pick<FooterProps, 'onAction'>) {
  return (
    <Socials>
      {networks.map((brand) => (
        <li key={brand}>
          <IconButton
            variant="outline"
            label={brand}
            onClick={() => onAction({ type: 'footer', name: brand })}
          >
            <BrandIcon brand={brand} size={18} />
          </IconButton>
        </li>
      ))}
    </Socials>
  );
}

const Socials = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-start: ${space[1]};

  /* Two rows of two buttons, beside the three lines of contact. */
  ${below.laptop} {
    max-inline-size: 6rem;
  }
`;
