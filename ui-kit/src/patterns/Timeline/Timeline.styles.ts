import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, font } from '../../tokens/tokens.ts';

export const Drawing = styled.svg`
  width: 100%;
  overflow: visible;

  & line[data-part='tick'],
  & line[data-part='row'] {
    stroke: ${color.lineRow};
  }
  & line[data-part='now'] {
    stroke: ${color.muted};
    stroke-dasharray: 3 3;
  }
  & rect[data-tone='now'] {
    fill: ${color.brandStrong};
  }
  & rect[data-tone='next'] {
    fill: ${color.surface};
    stroke: ${color.info};
    stroke-width: 1.5;
  }
  & rect[data-tone='past'] {
    fill: ${color.disabled};
  }
  & rect[data-tone='bad'] {
    fill: ${color.danger};
  }
  & path[data-tone='bad'] {
    fill: none;
    stroke: ${color.danger};
    stroke-width: 1.75;
    stroke-linecap: round;
  }
  & rect[data-part='cursor'] {
    fill: none;
    stroke: ${color.brandText};
    stroke-width: 2;
  }
  & text {
    ${text.size11}
    text-anchor: middle;
    fill: ${color.faint};
    font-family: ${font.mono};
    ${text.figures}
  }
  & text[data-part='row'] {
    font-family: ${font.sans};
    font-size: 12px;
    text-anchor: start;
    fill: ${color.text};
  }
  & text[data-part='now'] {
    fill: ${color.muted};
    text-anchor: end;
  }
`;
