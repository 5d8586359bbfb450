import styled from '@emotion/styled';
import { forwardRef, memo, type ComponentPropsWithoutRef } from 'react';
import type { Act } from '../../actions';
import { Container } from '../../primitives/text/Container';
import { Link } from '../../primitives/controls/Link';
import { fluidSpace, space } from '../../tokens/space';
import { fontSize } from '../../tokens/type';
import { from, notOnPaper } from '../../theme/media';
import { color } from '../../theme/variables';
import { currentOf, type Navigation } from '../navigation';
import { FooterColumn } from './FooterColumn';
import { FooterContact } from './FooterContact';
import { FooterRunOut } from './FooterRunOut';
import { FooterSocials } from './FooterSocials';
import { copyrightYear, footerCategories, legal } from './footerContent';
import { footerItemStyles } from './footerItemStyles';

export interface FooterProps extends Omit<ComponentPropsWithoutRef<'footer'>, 'children'> {
  /** The page's path. The link to it is marked. */
  pathname: string;
  /** The pages it links to. */
  quickLinks: Navigation['quickLinks'];
  /** Called with the action of a pressed button: its `name` is the button's words. */
  onAction: Act;
}

/**
 * The footer of every page, like the back of a record sleeve (docs/product.md, section 2). The
 * shop's name runs off the edge of the window.
 */
export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer(
  { pathname, quickLinks, onAction, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest}>
      <Content pathname={pathname} quickLinks={quickLinks} onAction={onAction} />
    </Root>
  );
});

/**
 * Memoised, so that opening the menu, which puts the footer out of reach, does not render it again:
 * that has to be quick.
 */
const Content = memo(function Content({
  pathname,
  quickLinks,
  onAction,
}: Pick<FooterProps, 'pathname' | 'quickLinks' | 'onAction'>) {
  const action = (name: string) => (
    <li key={name}>
      <ItemButton type="button" onClick={() => onAction({ type: 'footer', name })}>
        {name}
      </ItemButton>
    </li>
  );

  return (
    <Rows>
      <Columns>
        <FooterColumn as="nav" title="Quick Links" wide>
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
        </FooterColumn>
        <FooterColumn title="Categories" wide>
          <List>{footerCategories.map(action)}</List>
        </FooterColumn>
        <FooterColumn title="Contact">
          <FooterContact />
        </FooterColumn>
        <FooterColumn title="Follow">
          <FooterSocials onAction={onAction} />
        </FooterColumn>
      </Columns>
      <Legal>
        <p dir="auto">{`© ${copyrightYear} Waxline. All rights reserved.`}</p>
        <LegalList>{legal.map(action)}</LegalList>
      </Legal>
      <FooterRunOut />
    </Rows>
  );
});

const Root = styled.footer`
  display: grid;
  flex: 1;
  border-block-start: 1px solid ${color.line};

  ${notOnPaper}
`;

const Rows = styled(Container)`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

/** Between the columns of a list. */
const listGap = space[4];

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[5]} ${fluidSpace.gap};
  padding-block: ${space[5]} ${space[2]};

  /* Follow begins where the lists above have their third column. */
  ${from.phone} {
    display: grid;
    grid-template-columns: calc((200% - ${listGap}) / 3) minmax(0, 1fr);
    column-gap: ${listGap};
  }
  /* On a tablet all stand side by side, and large text folds them. */
  ${from.tablet} {
    display: flex;
    column-gap: ${space[5]};
  }
  ${from.laptop} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 3fr)) auto;
    column-gap: ${fluidSpace.gap};
    padding-block: ${space[8]} ${space[2]};
  }
`;

/**
 * The list has three columns of two lines where it is as wide as the window, and two in a larger
 * window. With large text it has fewer columns.
 */
const List = styled.ul`
  columns: 3 6rem;
  column-gap: ${listGap};

  ${from.tablet} {
    columns: 2 4.6rem;
  }
`;

const ItemLink = styled(Link)(footerItemStyles);

const ItemButton = styled.button(footerItemStyles);

const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${space[8]};
  /* The padding is larger on a phone, where the copyright has a line of its own, which is lower
     than a line of buttons. */
  padding-block: max(${space[1]}, ${space[5]} - 2vw);
  border-block-start: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${fontSize.caption};
`;

/** Half the width of the three links on a phone. */
const halfOfLinks = '10.875rem';

const LegalList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  /* On a phone of 360 px all three links still stand on one line. */
  column-gap: max(${space[2]}, min(${space[5]}, 50vw - ${halfOfLinks}));
`;
