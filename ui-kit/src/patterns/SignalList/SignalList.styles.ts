import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const List = styled.ul`
  min-width: 0;
`;

export const Item = styled.li`
  ${text.t13}
  ${text.figures}
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 35px;
  padding-block: 7px;

  & + & {
    border-block-start: 1px solid ${color.lineRow};
  }
  & > svg {
    flex: none;
    color: ${color.muted};
  }
`;

export const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const None = styled.p`
  ${text.t13}
  color: ${color.muted};
`;
