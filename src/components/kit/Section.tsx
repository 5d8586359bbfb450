import styled from '@emotion/styled';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { fluidSpace, space } from '../../tokens/space';
import { fontSize } from '../../tokens/type';
import { fitting, headingText, marginalText } from '../../theme/text';
import { color } from '../../theme/variables';
import { Container } from '../../primitives/text/Container';
import { HeadingLevel } from '../../primitives/text/Heading';

export interface SectionProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** The heading: a few words, no full stop. */
  title: string;
  /**
   * The section's place on the page, written as on a record's label: "A1". It is decoration, so
   * screen readers do not hear it.
   */
  marginal?: string;
  /** A button or a figure that concerns the whole section. It stands beside the heading. */
  action?: ReactNode;
  /** The content below the heading. Headings in it are one level lower. */
  children: ReactNode;
}

/**
 * A part of a page, named by its heading, which is an `h2`. The screen itself brings the page's
 * `h1`.
 */
export const Section = forwardRef<HTMLElement, SectionProps>(function Section(
  { title, marginal, action, children, ...rest },
  ref,
) {
  const id = useId();
  return (
    <Root ref={ref} aria-labelledby={id} {...rest}>
      <Head>
        {marginal && <Marginal aria-hidden>{marginal}</Marginal>}
        <Heading id={id}>{title}</Heading>
        {action}
      </Head>
      <HeadingLevel.Provider value={3}>{children}</HeadingLevel.Provider>
    </Root>
  );
});

const Root = styled(Container.withComponent('section'))`
  padding-block-start: ${fluidSpace.between};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[4]} ${space[6]};
  margin-block-end: ${space[5]};
`;

const Marginal = styled.span`
  ${marginalText}
  flex-basis: 100%;
  color: ${color.muted};
`;

const Heading = styled.h2`
  ${headingText}
  font-size: ${fitting(fontSize.heading, 6.2)};
`;
