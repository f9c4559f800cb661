import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';
import { media } from '../../tokens/media.ts';

/** In columns, so that the order of the categories is from top to bottom. */
export const List = styled.ul`
  ${media.sm} {
    columns: 2;
    column-gap: 28px;
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(64px, 78px) minmax(24px, 1fr) minmax(42px, auto) 32px;
  gap: 8px;
  align-items: center;
  height: 28px;
  break-inside: avoid;
  ${text.t13}

  &[data-none] {
    color: ${color.faint};
  }
  & > :nth-child(2) {
    ${text.cut}
  }
`;

/** In the hue of its category; the numbers next to it have the same information. */
export const Bar = styled.span`
  overflow: hidden;
  height: 6px;
  border-radius: ${radius.badge};
  background: ${color.line};

  &::before {
    content: '';
    display: block;
    width: var(--share);
    height: 100%;
    border-radius: ${radius.badge};
    background: var(--hue);
  }
`;

export const Points = styled.span`
  ${text.t12}
  ${text.figures}
  text-align: end;
`;

export const Count = styled.span`
  ${text.t12}
  ${text.figures}
  text-align: end;
  color: ${color.faint};
`;
