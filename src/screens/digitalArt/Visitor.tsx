import styled from '@emotion/styled';
import type { ComponentPropsWithoutRef } from 'react';
import { notOnPaper } from '../../theme/media';

export type VisitorProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children'>;

/* Dark in both colour schemes, because the visitor is scenery and not something to look at. */
const cloth = '#5e5346';
const shade = '#4b4137';
const dark = '#3d342b';
const skin = '#7d6753';
const canvas = '#8c7a62';
const sleeve = '#c9b896';

/**
 * A visitor with a record in the bag, seen three quarters from behind, and a bench: they show how
 * large the pieces are. Decoration.
 */
export function Visitor(props: VisitorProps) {
  return (
    <Root aria-hidden viewBox="0 0 560 506" {...props}>
      {/* What the bench and the feet throw on the floor. */}
      <path
        d="M70 490h58M120 501h68M266 501h288"
        stroke="#000"
        strokeOpacity=".35"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g fill={shade}>
        <path d="M278 380h18v118h-18zM522 380h18v118h-18z" />
        <path d="M90 330l6 140h21l8-140zM136 330l8 148h23l12-148z" />
      </g>
      <path d="M258 362h302v24H258z" fill={cloth} />
      <path d="M258 386h302v6H258z" fill={dark} />
      <path d="M73 488c2-12 14-16 22-22h23v22zM125 499c2-13 14-18 19-25h24l2 25z" fill={dark} />
      {/* The hand at the chin, and the arm below it. */}
      <path
        d="M96 126L68 186 99 98"
        fill="none"
        stroke={shade}
        strokeWidth="25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M166 188l70 4v10l-70-4z" fill={sleeve} />
      <path d="M160 196l82 5-5 88-82-5z" fill={canvas} />
      <path d="M105 40c-5 5-8 10-8 15l-5 9c0 2 2 3 4 3 0 8 3 14 12 14l2 18h28V60z" fill={skin} />
      <path
        d="M91 92c-3-8 0-18 7-19 6 0 10 8 14 14v13zM98 91c-2-6-1-10 2-14M104 93c-1-5 0-8 3-11"
        fill={skin}
        stroke={shade}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M108 93c-12 4-22 10-26 24-5 26-4 60-2 92-1 46-6 92-11 130 34 12 82 14 118 5-2-42-6-86-12-128 6-32 10-62 4-92-4-16-20-24-38-31-9 6-23 6-33 0z"
        fill={cloth}
      />
      <path d="M105 88c10 10 28 10 38 1l6 11c-12 12-36 14-48 3z" fill={shade} />
      <path d="M123 110c-4 60-4 120-3 160l-5 78" fill="none" stroke={shade} strokeWidth="3" />
      <path d="M172 107c20 30 50 64 62 98" fill="none" stroke={canvas} strokeWidth="5" />
      <path
        d="M160 104c16 4 25 16 28 38 5 34 6 66 3 100l-5 44h-20l-1-50c1-26-2-52-6-72"
        fill={cloth}
        stroke={shade}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M167 287h18c1 8 0 15-4 19-6 4-13 0-14-7z" fill={skin} />
      <path
        d="M100 42c0-20 14-30 31-29 20 1 30 18 28 39-1 14-8 26-20 31-8 2-15-3-17-11-2-9-1-12-6-18-4-4-12-6-16-12z"
        fill={dark}
      />
      <circle cx="152" cy="22" r="13" fill={dark} />
      <path d="M117 56c4-2 8 1 7 6s-5 7-7 3z" fill={skin} />
    </Root>
  );
}

const Root = styled.svg`
  pointer-events: none;

  /* The last piece hangs at the start of the wall, where the visitor looks. */
  &:dir(rtl) {
    scale: -1 1;
  }
  ${notOnPaper}
`;
