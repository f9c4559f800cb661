import { keyframes, styled } from 'styled-components';
import { Field } from '../LetterFlag/LetterFlag.styles.ts';
import { color, motion } from '../../tokens/tokens.ts';

const rise = keyframes`
  from {
    transform: translateY(60%);
    opacity: 0;
  }
`;

export const Drawing = styled(Field)`
  & > line {
    stroke: ${color.control};
    stroke-width: 2;
    stroke-linecap: round;
  }
  &[data-large] > line {
    stroke: ${color.lineStrong};
    stroke-linecap: butt;
  }
  & > rect {
    fill: none;
    stroke: ${color.disabled};
    stroke-width: 1.5;
    stroke-dasharray: 3 3;
  }
  &[data-large] > rect {
    stroke-dasharray: 4 4;
  }
  &[data-raised] > line {
    stroke: ${color.pole};
  }
  &[data-raised] > g {
    animation: ${rise} ${motion.move} backwards;
  }
  & > g > path:nth-child(1) {
    fill: ${color.brand};
  }
  & > g > path:nth-child(2) {
    fill: ${color.logoSecond};
  }
`;
