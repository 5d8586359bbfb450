import styled from '@emotion/styled';
import { forwardRef, memo, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { Act } from '../actions';
import { BrandIcon } from '../primitives/BrandIcon';
import { Container } from '../primitives/Container';
import { IconButton } from '../primitives/IconButton';
import { Link } from '../primitives/Link';
import { fluidSpace, space } from '../tokens/space';
import { fontSize, fontWeight, tracking } from '../tokens/type';
import { below, forcedColors, from, hover, print } from '../theme/media';
import { cardText } from '../theme/text';
import { color, font } from '../theme/variables';
import { footerItemStyles } from './footerItemStyles';
import { Mark } from './header/Mark';
import { currentOf, type Navigation } from './navigation';
import { contact, copyrightYear, footerCategories, legal, socials } from './footerContent';

export interface FooterProps extends Omit<ComponentPropsWithoutRef<'footer'>, 'children'> {
  /** The page's path: its link is marked. */
  pathname: string;
  /** The pages it links to. */
  quickLinks: Navigation['quickLinks'];
  /** A button was pressed: Support, a category, a network or a legal page, by its name. */
  onAct?: Act;
}

/** Closes every page like the back cover of a record (docs/product.md, section 2). */
export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer(
  { pathname, quickLinks, onAct, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest}>
      <Content pathname={pathname} quickLinks={quickLinks} onAct={onAct} />
    </Root>
  );
});

/** Not rendered anew when the menu puts the footer out of reach: that has to be quick. */
const Content = memo(function Content({
  pathname,
  quickLinks,
  onAct,
}: Pick<FooterProps, 'pathname' | 'quickLinks' | 'onAct'>) {
  const action = (name: string) => (
    <li key={name}>
      <ItemButton type="button" onClick={() => onAct?.({ type: 'footer', name })}>
        {name}
      </ItemButton>
    </li>
  );

  return (
    <Container>
      <Cover aria-hidden>
        <Word>
          Waxline
          <FullStop />
        </Word>
      </Cover>
      <Columns>
        <Column as="nav" title="Quick Links">
          <ul>
            {quickLinks.map(({ href, label }) => (
              <li key={href}>
                <ItemLink href={href} aria-current={currentOf(href, pathname)}>
                  {label}
                </ItemLink>
              </li>
            ))}
            {action('Support')}
          </ul>
        </Column>
        <Column title="Categories">
          <ul>{footerCategories.map(action)}</ul>
        </Column>
        <Column title="Contact" wide>
          <Address>
            <ItemLink href={`mailto:${contact.email}`}>{contact.email}</ItemLink>
            <ItemLink href={`tel:${contact.dial}`}>
              <bdi dir="ltr">{contact.phone}</bdi>
            </ItemLink>
            <Place>{contact.city}</Place>
          </Address>
        </Column>
        <Column title="Follow" wide>
          <Socials>
            {socials.map((brand) => (
              <li key={brand}>
                <IconButton
                  variant="outline"
                  label={brand}
                  onClick={() => onAct?.({ type: 'footer', name: brand })}
                >
                  <BrandIcon brand={brand} size={18} />
                </IconButton>
              </li>
            ))}
          </Socials>
        </Column>
      </Columns>
      <Legal>
        <p>© {copyrightYear} Waxline. All rights reserved.</p>
        <LegalList>{legal.map(action)}</LegalList>
      </Legal>
    </Container>
  );
});

type ColumnProps = { as?: 'nav' | 'section'; title: string; wide?: boolean; children: ReactNode };

function Column({ as = 'section', title, wide, children }: ColumnProps) {
  const id = useId();
  return (
    <Group as={as} aria-labelledby={id} data-wide={wide}>
      <Title id={id}>{title}</Title>
      {children}
    </Group>
  );
}

const Root = styled.footer`
  /* The chat's button floats here: nothing to press may lie under it. */
  padding-block: ${fluidSpace.section} 6rem;
  border-block-start: 1px solid ${color.line};
  overflow: hidden;

  ${print} {
    display: none;
  }
`;

const Cover = styled.div`
  container-type: inline-size;
`;

/** As wide as the page's content at any width: it is 3.9 em long. */
const Word = styled.div`
  display: flex;
  align-items: baseline;
  font-family: ${font.display};
  font-size: 26.05cqi;
  margin-inline-start: -0.02em;
  font-weight: ${fontWeight.display};
  letter-spacing: ${tracking.display};
  line-height: 0.8;
  white-space: nowrap;
  margin-block-end: 0.14em;
  -webkit-user-select: none;
  user-select: none;

  /* The ground that browsers lay behind words there would hide the line below. */
  ${forcedColors} {
    forced-color-adjust: none;
    color: CanvasText;
  }
`;

const FullStop = styled(Mark)`
  inline-size: 0.17em;
  margin-inline-start: 0.05em;

  ${hover} {
    ${Word}:hover & {
      rotate: 180deg;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: ${space[10]} ${space[6]};
  padding-block: ${space[8]} ${space[10]};
  border-block-start: 1px solid ${color.line};

  ${from.tablet} {
    grid-template-columns: 1fr 1fr 1.3fr auto;
  }
`;

const Group = styled.section`
  ${below.tablet} {
    /* The address and the marks want a whole row. */
    &[data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

const Title = styled.h2`
  ${cardText}
  margin-block-end: ${space[3]};
`;

const ItemLink = styled(Link)`
  ${footerItemStyles}
`;

const ItemButton = styled.button`
  ${footerItemStyles}
`;

const Address = styled.address`
  display: grid;
  justify-items: start;
  font-style: normal;
`;

const Place = styled.span`
  ${footerItemStyles}
  cursor: auto;
`;

const Socials = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]} ${space[8]};
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

const LegalList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[4]};
`;
