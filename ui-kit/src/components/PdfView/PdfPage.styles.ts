import { styled } from 'styled-components';
import { shadow } from '../../tokens/tokens.ts';

/** Paper and search highlights are the same in every theme. */
export const Paper = styled.div`
  position: absolute;
  inset-block-start: var(--pdf-top);
  inset-inline: 0;
  width: var(--pdf-page-width);
  height: var(--pdf-page-height);
  margin-inline: auto;
  overflow: hidden;
  border-radius: 2px;
  background: #fff;
  box-shadow: ${shadow.float};
`;

export const Drawn = styled.div`
  position: absolute;
  inset: 0;
  canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

/**
 * The text layer: transparent text over the picture, for selection, search and screen readers.
 * pdf.js sets position, size and scaling of each piece as custom properties, in points.
 */
export const Words = styled.div`
  --min-font-size: 1;
  --scale-round-x: 1px;
  --scale-round-y: 1px;
  position: absolute;
  inset: 0;
  direction: ltr;
  overflow: clip;
  line-height: 1;
  letter-spacing: normal;
  text-align: initial;
  text-size-adjust: none;
  transform-origin: 0 0;
  mix-blend-mode: multiply;
  forced-color-adjust: none;

  &[data-main-rotation='90'] {
    transform: rotate(90deg) translateY(-100%);
  }
  &[data-main-rotation='180'] {
    transform: rotate(180deg) translate(-100%, -100%);
  }
  &[data-main-rotation='270'] {
    transform: rotate(270deg) translateX(-100%);
  }
  span,
  br {
    position: absolute;
    color: transparent;
    white-space: pre;
    cursor: text;
    transform-origin: 0 0;
  }
  & > span {
    --font-height: 0;
    --scale-x: 1;
    --rotate: 0deg;
    font-size: calc(var(--total-scale-factor) * var(--min-font-size) * var(--font-height));
    transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(calc(1 / var(--min-font-size)));
  }
  ::selection {
    background: #b4d5fe;
    color: transparent;
  }
  ::highlight(hy-pdf-found) {
    background-color: #f5d97a;
  }
  ::highlight(hy-pdf-current) {
    background-color: #ff9f43;
  }
`;
