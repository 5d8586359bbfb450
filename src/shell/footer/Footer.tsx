import styled from '@emotion/styled';
import { forwardRef, memo, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { Act } from '../../actions';
import { BrandIcon } from '../../primitives/pictures/BrandIcon';
import { Container } from '../../primitives/text/Container';
import { IconButton } from '../../primitives/controls/IconButton';
import { Link } from '../../primitives/controls/Link';
import { fluid, fluidSpace, space } from '../../tokens/space';
import { fontSize, titleLength } from '../../tokens/type';
import { below, forcedColors, from, print } from '../../theme/media';
import { cardText, edgeToEdge, posterText } from '../../theme/text';
import { color } from '../../theme/variables';
import { footerItemStyles } from './footerItemStyles';
import { currentOf, type Navigation } from '../navigation';
import { contact, copyrightYear, footerCategories, legal, socials } from './footerContent';

export interface FooterProps extends Omit<ComponentPropsWithoutRef<'footer'>, 'children'> {
  /** The page's path: its link is marked. */
  pathname: string;
  /** The pages it links to. */
  quickLinks: Navigation['quickLinks'];
  /** A button was pressed: Support, a category, a network or a legal page, by its name. */
  onAct?: Act;
}

/** Closes every page like the back of a sleeve, the name running out at the window's end (docs/product.md, section 2). */
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
      <Columns>
        <Column as="nav" title="Quick Links" wide>
          <List>
            {quickLinks.map(({ href, label }) => (
              <li key={href}>
                <ItemLink href={href} aria-current={currentOf(href, pathname)}>
                  {label}
                </ItemLink>
              </li>
            ))}
            {action('Support')}
          </List>
        </Column>
        <Column title="Categories" wide>
          <List>{footerCategories.map(action)}</List>
        </Column>
        <Column title="Contact">
          <Address>
            <ItemLink href={`mailto:${contact.email}`}>{contact.email}</ItemLink>
            <ItemLink href={`tel:${contact.dial}`}>
              <bdi dir="ltr">{contact.phone}</bdi>
            </ItemLink>
            <Place>{contact.city}</Place>
          </Address>
        </Column>
        <Column title="Follow">
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
        <p>{`© ${copyrightYear} Waxline. All rights reserved.`}</p>
        <LegalList>{legal.map(action)}</LegalList>
      </Legal>
      <RunOut aria-hidden>
        <Word>Waxline</Word>
      </RunOut>
    </Container>
  );
});

type ColumnProps = { as?: 'nav'; title: string; wide?: boolean; children: ReactNode };

/** Only the links are a landmark: the others have their heading, and their list or address says what it is. */
function Column({ as, title, wide, children }: ColumnProps) {
  const id = useId();
  return (
    <Group as={as} aria-labelledby={as && id} data-wide={wide}>
      <Title id={as && id}>{title}</Title>
      {children}
    </Group>
  );
}

const Root = styled.footer`
  border-block-start: 1px solid ${color.line};

  ${print} {
    display: none;
  }
`;

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[5]} ${fluidSpace.gap};
  padding-block: ${space[5]} ${space[2]};

  ${from.tablet} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${from.laptop} {
    grid-template-columns: repeat(3, minmax(0, 3fr)) auto;
    padding-block-start: 1.75rem;
  }
`;

const Group = styled.div`
  flex: 1 1 auto;
  min-inline-size: 0;

  /* On a phone the two lists have a row each, and contact and networks share one. */
  &[data-wide] {
    flex-basis: 100%;
  }
`;

const Title = styled.h2`
  ${cardText}
  margin-block-end: ${space[1]};
  font-size: ${fontSize.caption};
  letter-spacing: 0;
`;

/** Three lines beside three, or two beside two beside two where the whole window is theirs: fewer where text is large. */
const List = styled.ul`
  columns: 3 6.5rem;
  column-gap: ${space[4]};

  ${from.tablet} {
    columns: 2 5.25rem;
  }
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
  margin-block-start: 0.375rem;

  /* Two and two, beside three lines of contact. */
  ${below.tablet} {
    max-inline-size: 6.5rem;
  }
`;

const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space[8]};
  /* More where it is two lines, of which the first has no height of its own. */
  padding-block: max(${space[1]}, 1.25rem - 2vw);
  border-block-start: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${fontSize.caption};
`;

const LegalList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[5]};
`;

/** As wide as the page's content, and cut off by the window's end. The chat button floats here: nothing to press may lie under it. */
const RunOut = styled.div`
  container-type: inline-size;
  block-size: ${fluid(5, 11, 14)};
  margin-block-start: ${space[3]};
  overflow: clip;
`;

const Word = styled.div`
  ${posterText}
  font-size: ${edgeToEdge(titleLength.waxline)};
  line-height: 0.77;
  white-space: nowrap;
  -webkit-user-select: none;
  user-select: none;

  /* The ground that browsers lay behind words there would hide the line above. */
  ${forcedColors} {
    forced-color-adjust: none;
    color: CanvasText;
  }
`;
