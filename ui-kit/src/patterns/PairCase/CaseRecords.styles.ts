import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const List = styled.ul`
  min-width: 0;
`;

export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-block: 8px;

  & + & {
    border-block-start: 1px solid ${color.lineRow};
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Said = styled.div`
  ${text.t13}
  white-space: pre-wrap;
`;

export const Detail = styled.div`
  ${text.t12}
  ${text.figures}
  color: ${color.muted};
`;

export const None = styled.p`
  ${text.t13}
  color: ${color.muted};
`;
