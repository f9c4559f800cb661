import { css, styled } from 'styled-components';
import { color } from '../../tokens/tokens.ts';

/** Colours of the pennant inside an element with `data-place`. */
export const pennantLook = css`
  & > path:first-child {
    fill: ${color.gold};
  }
  &[data-place='2'] > path:first-child {
    fill: ${color.silver};
  }
  &[data-place='3'] > path:first-child {
    fill: ${color.bronze};
  }
  & > path:nth-child(2) {
    stroke: ${color.pole};
    stroke-width: 1.5;
    stroke-linecap: round;
  }
  & > path:last-child {
    fill: none;
    stroke: ${color.onBlood};
    stroke-width: 1.55;
  }
`;

export const Pennant = styled.svg`
  display: block;
  flex: none;
  overflow: visible;

  ${pennantLook}
  &[data-open] > path:first-child {
    fill: none;
    stroke: ${color.faint};
  }
  &[data-open] > path:last-child {
    stroke: ${color.muted};
  }
`;
