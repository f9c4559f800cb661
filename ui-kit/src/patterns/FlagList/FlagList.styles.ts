import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const List = styled.ul`
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 40px;
  padding-block: 2px;
  padding-inline: 12px 6px;

  & + & {
    border-top: 1px solid ${color.lineRow};
  }
`;

export const Flag = styled.span`
  flex: 1;
  min-width: 0;
`;

export const Note = styled.span`
  flex: none;
  padding-inline: 8px;
  ${text.t12}
  ${text.figures}
  color: ${color.faint};
`;
