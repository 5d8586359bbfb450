import styled from '@emotion/styled';
import { printLine } from '../../tokens/print';
import { space } from '../../tokens/space';
import { property } from '../../theme/customProperties';
import { ink, inked } from '../../theme/inks';
import { below } from '../../theme/media';
import { Picture } from '../../primitives/pictures/Picture';
import { Print } from '../../primitives/pictures/Print';
import { aboveHeading, CardMedia, CardRoot } from '../kit/Card';
import { catalogueNumber } from '../kit/catalogueNumber';
import type { GarmentCardProps } from './GarmentCard';

/** Width by height of the picture. */
const ratios = { wide: 1 / 1.06, tall: 4 / 5, small: 4 / 4.7 };

/** The picture of a garment with its number: the whole piece, and in the wide one a detail beside it. */
export function GarmentPicture({
  garment: { image, print, detail = [50, 50] },
  variant,
}: Required<Pick<GarmentCardProps, 'garment' | 'variant'>>) {
  return (
    <Media>
      {variant === 'wide' && (
        <Closer>
          <Detail
            // Its inks are those of the card.
            print={{ ...print, inks: undefined }}
            fit="whole"
            bare
            style={{ translate: `-${detail[0]}% -${detail[1]}%` }}
          />
        </Closer>
      )}
      <Whole
        print={print}
        fit="whole"
        photoAs="contact"
        ratio={ratios[variant]}
        photo={image.photo}
        description={image.description}
      />
    </Media>
  );
}

/** The room that a drawing leaves free: above it for the number, and below it for the tag. */
const room = '2.6rem';

/* A container, so that the detail's lines are as thick as the whole piece's. */
const Media = styled(CardMedia)`
  ${aboveHeading}
  container-type: inline-size;
  ${catalogueNumber('F')}
  ${inked}
`;

const Whole = styled(Picture)`
  ${property('print-room')}: max(10%, ${room}) 7%;
  ${property('photo-top')}: 0.75rem;
  ${property('photo-end')}: ${space[2]};

  ${CardRoot}[data-variant='wide'] & {
    ${property('print-room')}: max(6.4%, ${room}) 40.5% max(6.4%, ${room}) 4.5%;
  }
  ${CardRoot}[data-variant='wide']:dir(rtl) & {
    ${property('print-room')}: max(6.4%, ${room}) 4.5% max(6.4%, ${room}) 40.5%;
  }
  ${CardRoot}[data-variant='small'] & {
    ${property('print-room')}: max(6%, ${room}) 5% max(12%, ${room});
  }
  ${below.pair} {
    ${CardRoot}[data-variant='small'] & {
      aspect-ratio: 1 / 0.9;
    }
  }
`;

const Closer = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: 64% 0;
  overflow: clip;
  border-inline-start: 2px solid ${ink.key};
  background: ${ink.body};
`;

const Detail = styled(Print)`
  position: absolute;
  inset: 50% auto auto 50%;
  inline-size: 520%;
  ${property('print-line')}: ${printLine};
`;
