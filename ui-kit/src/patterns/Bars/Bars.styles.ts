import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, font } from '../../tokens/tokens.ts';

export const Drawing = styled.svg`
  width: 100%;
  overflow: visible;
  touch-action: pan-y;

  & [data-tone='neutral'] {
    fill: ${color.lineStrong};
  }
  & [data-tone='strong'] {
    fill: ${color.muted};
  }
  & [data-tone='ok'] {
    fill: ${color.ok};
  }
  & [data-tone='warn'] {
    fill: ${color.warn};
  }
  & [data-tone='danger'] {
    fill: ${color.danger};
  }
  & path[data-mark='cross'] {
    fill: none;
    stroke: ${color.danger};
    stroke-width: 1.5;
    stroke-linecap: round;
  }
  & [data-part='cursor'] {
    fill: ${color.hover};
    stroke: ${color.control};
  }
  & line[data-part='base'] {
    stroke: ${color.line};
  }
  & line[data-part='limit'] {
    stroke: ${color.control};
    stroke-dasharray: 3 3;
  }
  & text {
    ${text.size11}
    font-family: ${font.mono};
    ${text.figures}
    text-anchor: middle;
    fill: ${color.faint};
  }
  & text[data-end='start'] {
    text-anchor: start;
  }
  & text[data-end='end'] {
    text-anchor: end;
  }
  & text[data-part='limit'] {
    font-family: ${font.sans};
    text-anchor: end;
  }
`;
