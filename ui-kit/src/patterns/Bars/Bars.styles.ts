import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, font } from '../../tokens/tokens.ts';

const tones = `
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
`;

export const Drawing = styled.svg`
  width: 100%;
  overflow: visible;
  /* Time runs to the right in all languages, and so do its labels. */
  direction: ltr;
  touch-action: pan-y;

  ${tones}
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
  & line[data-part='scale'] {
    stroke: ${color.lineRow};
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
  /* Over the bars, which may be as high. */
  & text[data-part='scale'] {
    font-family: ${font.sans};
    text-anchor: start;
    fill: ${color.text};
    stroke: ${color.surface};
    stroke-width: 4px;
    stroke-linejoin: round;
    paint-order: stroke;
    pointer-events: none;
  }
  & text[data-part='limit'] {
    font-family: ${font.sans};
    text-anchor: end;
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  color: ${color.muted};
  ${text.t12}

  & > li {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
`;

export const Sample = styled.svg`
  flex: none;
  ${tones}
`;
