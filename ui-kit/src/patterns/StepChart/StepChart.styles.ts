import { styled } from 'styled-components';
import { snippet } from '../../tokens/snippets.ts';
import { text } from '../../tokens/text.ts';
import { color, font, radius, shadow } from '../../tokens/tokens.ts';

export const Figure = styled.figure`
  position: relative;
  min-width: 0;
`;

/** The part that is measured and walked. */
export const Frame = styled.div`
  position: relative;
  border-radius: ${radius.small};
`;

/** Shows with the focus; the key of the chart does the same. */
export const Toggle = styled.button`
  position: absolute;
  right: 0;
  top: 0;
  z-index: 2;
  padding: 2px 8px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.overlay};
  ${text.t12}

  &:not(:focus-visible, [aria-expanded='true']) {
    ${snippet.hidden}
  }
`;

export const Drawing = styled.svg`
  width: 100%;
  overflow: visible;

  & text {
    font-size: 11px;
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

/** One team's line with its label in the gutter. The stroke comes in as `--stroke`. */
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
  [data-walking] > &:not([data-active]) {
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

export const Note = styled.div`
  position: absolute;
  top: 0;
  left: clamp(8px, calc(var(--at) - 90px), calc(100% - 188px));
  z-index: 1;
  width: max-content;
  max-width: 240px;
  padding: 5px 9px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.overlay};
  box-shadow: ${shadow.float};
  ${text.t12}
  ${text.figures}
  pointer-events: none;

  & > b {
    display: block;
    font-weight: 600;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${text.t13}
  ${text.figures}

  & caption {
    padding: 4px 12px;
    text-align: start;
    color: ${color.muted};
  }
  & th,
  & td {
    padding: 4px 12px;
    border-bottom: 1px solid ${color.lineRow};
    font-weight: 400;
    text-align: start;
  }
  & thead th {
    ${text.t12}
    font-weight: 500;
    color: ${color.faint};
  }
  & :is(th, td):not(:first-child) {
    text-align: end;
  }
`;
