import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Root = styled.time`
  ${text.figures}
  white-space: nowrap;
  &[data-mono] {
    ${text.m12}
  }
`;

export const Quiet = styled.span`
  color: ${color.faint};
`;
