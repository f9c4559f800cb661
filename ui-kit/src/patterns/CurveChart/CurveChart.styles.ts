import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, font } from '../../tokens/tokens.ts';

export const Drawing = styled.svg`
  width: 100%;
  overflow: visible;

  & path {
    fill: none;
    stroke: ${color.brandStrong};
    stroke-width: 2;
    stroke-linejoin: round;
  }
  & path[data-look='other'] {
    stroke: ${color.faint};
    stroke-width: 1.25;
    stroke-dasharray: 4 3;
  }
  & line[data-part='value'] {
    stroke: ${color.lineRow};
  }
  & line[data-part='floor'] {
    stroke: ${color.muted};
    stroke-dasharray: 3 3;
  }
  & line[data-part='cursor'] {
    stroke: ${color.lineStrong};
    stroke-dasharray: 2 3;
  }
  & line[data-part='pin'] {
    stroke: ${color.text};
    stroke-dasharray: 2 3;
  }
  & circle {
    fill: ${color.surface};
    stroke: ${color.brandStrong};
    stroke-width: 2;
  }
  & text {
    ${text.size11}
    ${text.figures}
    text-anchor: middle;
    fill: ${color.faint};
  }
  & text[data-part='pin'] {
    font-size: 12px;
    text-anchor: start;
    fill: ${color.muted};
  }
  & text[data-part='pin'] > tspan:first-child {
    font-family: ${font.mono};
    font-weight: 600;
    fill: ${color.text};
  }
  & text[data-part='value'],
  & text[data-part='floor'],
  & text[data-part='name'] {
    text-anchor: end;
  }
  & text[data-part='floor'],
  & text[data-part='name'] {
    fill: ${color.muted};
  }
`;
