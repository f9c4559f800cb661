import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, font } from '../../tokens/tokens.ts';

export const Drawing = styled.svg`
  width: 100%;
  overflow: visible;

  & text {
    ${text.size11}
    fill: ${color.faint};
  }
  & [data-axis='score'] > text {
    text-anchor: end;
    ${text.figures}
  }
  & [data-axis='score'] > line {
    stroke: ${color.lineRow};
  }
  & [data-axis='time'] > text {
    font-family: ${font.mono};
    text-anchor: middle;
    ${text.figures}
  }
  & [data-axis='time'] > text:first-child {
    text-anchor: start;
  }
  & [data-axis='time'] > text[data-end] {
    text-anchor: end;
    fill: ${color.muted};
  }
`;

/** A team's line with its label. The colour is `--stroke`. */
export const Series = styled.g`
  & path {
    fill: none;
    stroke: var(--stroke);
    stroke-width: 1.5;
    stroke-linejoin: round;
    stroke-dasharray: var(--dash);
  }
  &[data-mine] > path:first-child {
    stroke-width: 2.75;
  }
  & > path[data-part='leader'] {
    stroke-width: 1;
    stroke-dasharray: none;
    opacity: 0.55;
  }
  & > path[data-part='sample'] {
    stroke-width: 2;
  }
  &[data-mine] > path[data-part='sample'] {
    stroke-width: 2.75;
  }
  & > circle {
    fill: var(--stroke);
  }
  & > text {
    font-size: 12px;
    fill: ${color.muted};
  }
  &[data-mine] > text {
    font-weight: 600;
    fill: ${color.text};
  }
  /* Above other names. */
  & > text[data-part='pointed'] {
    fill: ${color.text};
    stroke: ${color.surface};
    stroke-width: 6px;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  [data-navigating] > &:not([data-active]) {
    opacity: 0.35;
  }
`;

export const Cursor = styled.g`
  & > line {
    stroke: ${color.lineStrong};
    stroke-dasharray: 2 3;
  }
  & > circle {
    fill: ${color.surface};
    stroke: var(--stroke);
    stroke-width: 2;
  }
`;
