import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  padding: 10px 12px;
  ${text.t13}
  & > svg {
    flex: none;
    color: ${color.ok};
  }
`;

export const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Note = styled.span`
  flex: none;
  color: ${color.faint};
  ${text.t12}
  ${text.figures}
`;
