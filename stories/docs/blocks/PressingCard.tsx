import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import {
  Card,
  CardAction,
  CardActions,
  CardMedia,
  CardNote,
  CardTags,
  CardTitle,
} from '../../../src/components/kit/Card';
import type { Product } from '../../../src/content/types';
import { Badge } from '../../../src/primitives/text/Badge';
import { Picture } from '../../../src/primitives/pictures/Picture';
import { Price } from '../../../src/primitives/figures/Price';

export interface PressingCardProps extends ComponentPropsWithoutRef<'article'> {
  /** The record that is going to be pressed. */
  product: Product;
  /** Called by "Pre-order". */
  onPreorder?: (product: Product) => void;
}

/** A record that is not pressed yet. For a record that can be bought now use ProductCard. */
export const PressingCard = forwardRef<HTMLElement, PressingCardProps>(function PressingCard(
  { product, onPreorder, ...rest },
  ref,
) {
  return (
    <Card ref={ref} subject={product.title} {...rest}>
      <CardMedia>
        <Picture print={product.print} photo={product.image.photo} />
        <CardTags>
          <Badge variant="cover">{product.genre}</Badge>
        </CardTags>
      </CardMedia>
      <CardTitle />
      <Price amount={product.price} />
      <CardNote>by {product.artist}</CardNote>
      <CardActions>
        <CardAction onPress={onPreorder && (() => onPreorder(product))}>Pre-order</CardAction>
      </CardActions>
    </Card>
  );
});
