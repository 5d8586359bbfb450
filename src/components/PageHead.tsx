import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { fluid, space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { from } from '../theme/media';
import { displayText, fitting } from '../theme/text';
import { color } from '../theme/variables';
import { Lede } from './Lede';

export interface PageTitleProps extends ComponentPropsWithoutRef<'h1'> {
  /** `poster`, the largest, for lines of one short word or two; `line` for two words that fit beside each other on a desktop; `title` for longer lines. */
  size?: 'poster' | 'line' | 'title';
}

/** The one `h1` of a page. PageHead brings one; for the headings below it use Section. */
export const PageTitle = forwardRef<HTMLHeadingElement, PageTitleProps>(function PageTitle(
  { size = 'poster', ...rest },
  ref,
) {
  return <Title ref={ref} data-size={size} {...rest} />;
});

export interface PageHeadProps extends Omit<ComponentPropsWithoutRef<'header'>, 'title'> {
  /** The page's `h1`; break it with `<br />` where its lines should end. */
  title: ReactNode;
  /** How large the title is. */
  size?: PageTitleProps['size'];
  /** A sentence or two that say what the page is for. */
  lede: string;
  /** `masthead` stands on a rule, like a magazine's. */
  variant?: 'plain' | 'masthead';
  /** Shown below the lede: a figure or two. */
  children?: ReactNode;
}

/** The head of a page: its title, and what it is for. From a laptop on the lede stands beside the title, in the same column on every page. */
export const PageHead = forwardRef<HTMLElement, PageHeadProps>(function PageHead(
  { title, size, lede, variant = 'plain', children, ...rest },
  ref,
) {
  const Root = variant === 'masthead' ? Masthead : Plain;
  return (
    <Root ref={ref} {...rest}>
      <PageTitle size={size}>{title}</PageTitle>
      {children ? (
        <LedeGroup>
          <Lede>{lede}</Lede>
          {children}
        </LedeGroup>
      ) : (
        <HeadLede>{lede}</HeadLede>
      )}
    </Root>
  );
});

const Title = styled.h1`
  ${displayText}
  /* 4 em: "Sneaker", the longest word of our titles, and a little room. */
  font-size: ${fitting(fontSize.poster, 4)};

  ${from.desktop} {
    &[data-size='line'] {
      font-size: min(${fontSize.poster}, 9.4vw);
      white-space: nowrap;
    }
  }
  &[data-size='title'] {
    font-size: ${fitting(fontSize.title, 4)};
  }
`;

const HeadLede = styled(Lede)`
  ${from.laptop} {
    padding-block-end: 0.6em;
  }
`;

const LedeGroup = styled.div`
  ${from.laptop} {
    padding-block-end: 0.6em;
  }
`;

const Plain = styled.header`
  display: grid;
  gap: ${space[6]} ${space[12]};
  padding-block-start: ${fluid(2.5, 6, 5.5)};

  ${from.laptop} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    align-items: end;
  }
`;

const Masthead = styled(Plain)`
  gap: ${space[3]} ${space[12]};
  margin-block: ${fluid(2, 4, 4)} ${fluid(1.5, 3, 3)};
  padding-block: 0 ${fluid(1, 1.6, 1.5)};
  border-block-end: 4px solid ${color.text};

  /* The rule below makes any offset visible: the T of the title must start where the rule does. */
  ${Title} {
    margin-inline-start: -0.013em;
  }
  ${HeadLede} {
    max-inline-size: 24em;
  }
`;
