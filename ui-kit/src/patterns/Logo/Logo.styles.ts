import { styled } from 'styled-components';
import { color } from '../../tokens/tokens.ts';

export const Picture = styled.img`
  display: block;
  flex: none;
  object-fit: contain;
`;

export const Mark = styled.svg`
  display: block;
  flex: none;

  & > path:nth-child(1) {
    stroke: ${color.pole};
    stroke-width: 2;
    stroke-linecap: round;
  }
  & > path:nth-child(2) {
    fill: ${color.brand};
  }
  & > path:nth-child(3) {
    fill: ${color.logoSecond};
  }
`;
