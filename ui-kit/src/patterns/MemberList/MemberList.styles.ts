import { styled } from 'styled-components';
import { color, radius } from '../../tokens/tokens.ts';

export const List = styled.ul`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;
