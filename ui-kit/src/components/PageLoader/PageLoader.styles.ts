import { styled } from 'styled-components';
import { color, space } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: grid;
  place-items: center;
  flex: 1;
  min-height: min(320px, 60vh);
  padding: ${space[32]};
  color: ${color.brandText};
  &[data-whole='true'] {
    min-height: 100dvh;
  }
`;
