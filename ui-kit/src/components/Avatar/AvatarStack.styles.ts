import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
`;

export const Item = styled.span`
  border-radius: ${radius.round};
  box-shadow: 0 0 0 2px ${color.surface};
  &[data-kind='team'] {
    border-radius: ${radius.small};
  }
  & + & {
    margin-inline-start: -3px;
  }
`;

export const Rest = styled.span`
  ${text.t12}
  ${text.figures}
  margin-inline-start: 6px;
  color: ${color.faint};
`;
