import styled from '@emotion/styled';
import { Link } from '../../primitives/controls/Link';
import { fitting } from '../../theme/text';
import { fontSize } from '../../tokens/type';
import { contact } from './footerContent';
import { footerItemStyles } from './footerItemStyles';

/** How to reach Waxline: mail, telephone and city. */
export function FooterContact() {
  return (
    <Address>
      <MailLink href={`mailto:${contact.email}`}>{contact.email}</MailLink>{' '}
      <ItemLink href={`tel:${contact.dial}`} dir="ltr">
        {contact.phone}
      </ItemLink>{' '}
      <Place>
        {/* Without this inner span Orca would call the address a panel. */}
        <span>{contact.city}</span>
      </Place>
    </Address>
  );
}

const Address = styled.address`
  display: grid;
  justify-items: start;
  font-style: normal;
`;

const Place = styled.span(footerItemStyles);

const ItemLink = styled(Link)(footerItemStyles);

/* The address stays on one line, with large text too. Kerned, its dot would touch the letters beside it. */
const MailLink = styled(ItemLink)`
  font-size: ${fitting(fontSize.caption, 11)};
  font-kerning: none;
`;
