import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Delta = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 2px;
  ${text.t11}
  ${text.figures}
  color: ${color.ok};

  &[data-down] {
    color: ${color.danger};
  }
`;
