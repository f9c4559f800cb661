import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import { SQUARE } from './matrix-geometry.ts';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  ${text.t12}
  white-space: nowrap;
  color: ${color.faint};
`;

export const Square = styled.span`
  width: ${SQUARE}px;
  height: ${SQUARE}px;
  border-radius: 2.5px;
  background: ${color.lineStrong};
`;
