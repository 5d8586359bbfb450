import styled from '@emotion/styled';
import { Link } from '../../primitives/controls/Link';
import { contact } from './footerContent';
import { footerItemStyles } from './footerItemStyles';

const [name, host] = contact.email.split('@');

/** How to reach Waxline: mail, telephone and city. */
export function FooterContact() {
  return (
    <Address>
      {/* Large text leaves no room for the address in one line. */}
      <ItemLink href={`mailto:${contact.email}`}>
        {name}
        <wbr />
        {`@${host}`}
      </ItemLink>
      <ItemLink href={`tel:${contact.dial}`} dir="ltr">
        {contact.phone}
      </ItemLink>
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

const Place = styled.span`
  ${footerItemStyles}
  cursor: auto;
`;

const ItemLink = styled(Link)`
  ${footerItemStyles}
`;
