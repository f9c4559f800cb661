import { css, styled } from 'styled-components';
import { color, opacity } from '../../tokens/tokens.ts';

/**
 * The square of a solve, for elements with `data-state` and `--hue`: an opaque pseudo-element, because
 * a matrix draws two thousand of them over its dots.
 */
export const solveSquare = css`
  display: grid;
  place-items: center;

  &[data-state]::before {
    content: '';
    width: 10px;
    height: 10px;
    border-radius: 2.5px;
    forced-color-adjust: none;
    background: color-mix(in srgb, var(--hue) calc(${opacity.cell} * 100%), ${color.surface});
  }
  &[data-state='worthless']::before {
    border: 1.5px solid var(--hue);
    background: ${color.surface};
  }
  &[data-state='hidden']::before {
    background: ${color.lineStrong};
  }
  &[data-state='open']::before {
    width: 2.5px;
    height: 2.5px;
    background: ${color.lineStrong};
  }
`;

export const Square = styled.span`
  ${solveSquare}
  width: 10px;
  height: 10px;
`;
