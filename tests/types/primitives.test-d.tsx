/* Uses of the primitives that must not compile. `tsc` checks this file with all others, and
   fails where a line below an `@ts-expect-error` compiles. Nothing here is run. */
import { products } from '../../src/content/products';
import { Button } from '../../src/primitives/controls/Button';
import type { ButtonLinkProps } from '../../src/primitives/controls/ButtonLink';
import { IconButton } from '../../src/primitives/controls/IconButton';
import type { LinkProps } from '../../src/primitives/controls/Link';
import { Price } from '../../src/primitives/figures/Price';
import { PriceChange } from '../../src/primitives/figures/PriceChange';
import { PriceFlaps } from '../../src/primitives/figures/PriceFlaps';
import { BrandIcon } from '../../src/primitives/pictures/BrandIcon';
import { Icon } from '../../src/primitives/pictures/Icon';
import { Picture } from '../../src/primitives/pictures/Picture';
import { Print } from '../../src/primitives/pictures/Print';
import { Heading, HeadingLevel } from '../../src/primitives/text/Heading';

const { print } = products[0]!;
const act = () => {};

export const buttons = [
  <Button variant="solid" size="large" onClick={act} />,
  // @ts-expect-error: what goes to another page is a ButtonLink
  <Button href="/blog" />,
  // @ts-expect-error: there is no such variant
  <Button variant="primary" />,
  <IconButton label="Search" children={<Icon name="search" />} />,
  // @ts-expect-error: an icon alone needs a name
  <IconButton children={<Icon name="search" />} />,
  // @ts-expect-error: it shows an icon
  <IconButton label="Search" />,
];

export const links = [
  { href: '/blog', size: 'large' } satisfies ButtonLinkProps,
  // @ts-expect-error: a link leads somewhere
  { onClick: act } satisfies LinkProps,
  // @ts-expect-error: a link leads somewhere
  { variant: 'solid' } satisfies ButtonLinkProps,
  // @ts-expect-error: a link cannot be disabled
  { href: '/blog', disabled: true } satisfies ButtonLinkProps,
];

export const headings = [
  <HeadingLevel.Provider value={3} children={<Heading>Live Now</Heading>} />,
  // @ts-expect-error: the h1 is its screen's
  <HeadingLevel.Provider value={1} children={<Heading>Live Now</Heading>} />,
  // @ts-expect-error: its level follows from where it stands
  <Heading level={2} />,
];

export const figures = [
  <Price amount={29.99} original={49.99} />,
  // @ts-expect-error: on a board nothing is reduced
  <PriceFlaps amount={29.99} original={49.99} />,
  // @ts-expect-error: dollars are a number, formatted in one place
  <Price amount="$29.99" />,
  // @ts-expect-error: dollars are a number, formatted in one place
  <Price amount={29.99} original="$49.99" />,
  // @ts-expect-error: a price has an amount
  <Price original={49.99} />,
  // @ts-expect-error: its arrow needs to know the way
  <PriceChange change="+5.2%" />,
];

export const pictures = [
  <Picture print={print} fit="whole" size="large" photoAs="contact" />,
  // @ts-expect-error: a picture without a photo is its print
  <Picture photo="photo-1" />,
  // @ts-expect-error: how large it is shown is said by size
  <Print print={print} large />,
  // @ts-expect-error: there is no such icon
  <Icon name="bell" />,
  // @ts-expect-error: the shop is on no such network
  <BrandIcon brand="Myspace" />,
];
