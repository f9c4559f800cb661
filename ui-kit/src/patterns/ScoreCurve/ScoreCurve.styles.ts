import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, font } from '../../tokens/tokens.ts';

export const Frame = styled.div`
  position: relative;
  min-width: 0;
`;

export const Drawing = styled.svg`
  width: 100%;
  overflow: visible;

  & > path {
    fill: none;
    stroke: ${color.brandStrong};
    stroke-width: 2;
  }
  & > path[data-saved] {
    stroke: ${color.faint};
    stroke-width: 1.25;
    stroke-dasharray: 4 3;
  }
  & > line {
    stroke: ${color.lineRow};
  }
  & > line[data-part='floor'] {
    stroke: ${color.muted};
    stroke-dasharray: 3 3;
  }
  & > line[data-part='pin'] {
    stroke: ${color.text};
    stroke-dasharray: 2 3;
  }
  & > circle {
    fill: ${color.surface};
    stroke: ${color.brandStrong};
    stroke-width: 2;
  }
  & text {
    ${text.size11}
    ${text.figures}
    fill: ${color.faint};
  }
  & > text[data-axis='points'],
  & > text[data-part='floor'],
  & > text[data-part='saved'] {
    text-anchor: end;
  }
  & > text[data-axis='solves'] {
    text-anchor: middle;
  }
  & > text[data-part='floor'] {
    fill: ${color.muted};
  }
  & > text[data-part='pin'] {
    font-size: 12px;
    fill: ${color.muted};
  }
  & > text[data-part='pin'] > tspan:first-child {
    font-family: ${font.mono};
    font-weight: 600;
    fill: ${color.text};
  }
`;
