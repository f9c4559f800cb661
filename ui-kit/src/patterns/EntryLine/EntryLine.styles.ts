import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const Line = styled.li`
  display: flex;
  align-items: center;
  gap: 2px;
  min-width: 0;
  min-height: 28px;

  [data-quiet] > & {
    min-height: 20px;
  }
`;

export const Value = styled.code`
  ${text.m13}
  ${text.cut}
  font-weight: 500;
  user-select: all;

  [data-quiet] > * > & {
    font-weight: 400;
    color: ${color.muted};
  }
  &:is(a) {
    color: ${color.brandText};
    text-decoration: underline;
    text-underline-offset: 2px;
    user-select: auto;
  }
`;

export const Said = styled.span`
  ${text.t12}
  flex: none;
  color: ${color.ok};
`;

export const Noted = styled.div`
  min-width: 0;
`;

export const Note = styled.p`
  ${text.t12}
  color: ${color.muted};
`;

export const Code = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  ${text.m12}
  color: ${color.muted};
  overflow-wrap: anywhere;
`;
