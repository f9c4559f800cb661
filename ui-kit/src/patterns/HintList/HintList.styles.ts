import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, font, radius } from '../../tokens/tokens.ts';

export const Row = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: 8px;
  padding: 10px 0;
  border-top: 1px solid ${color.lineRow};
  ${text.t14}
  color: ${color.prose};

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
  &::before {
    content: counter(hint);
    counter-increment: hint;
    font: 400 12px/20px ${font.mono};
    color: ${color.faint};
  }
`;

export const List = styled.ol`
  counter-reset: hint;
`;

export const Note = styled.span`
  ${text.t12}
  ${text.figures}
  line-height: 20px;
  color: ${color.faint};

  &[data-new] {
    align-self: start;
    padding: 0 7px;
    border-radius: ${radius.badge};
    background: ${color.infoSoft};
    font-weight: 500;
    color: ${color.info};
  }
`;

export const Empty = styled.p`
  ${text.t13}
  color: ${color.muted};
`;
