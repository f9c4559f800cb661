import { styled } from 'styled-components';
import { pressable } from './Button.styles.ts';

export const LinkRoot = styled.a`
  ${pressable}
`;
