import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, font } from '../../tokens/tokens.ts';

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  justify-content: flex-end;
  color: ${color.muted};
  ${text.t12}

  & > li {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
`;

const tones = `
  & [data-tone='info'] { --mark: ${color.info}; }
  & [data-tone='muted'] { --mark: ${color.muted}; }
  & [data-tone='ok'] { --mark: ${color.ok}; }
  & [data-tone='warn'] { --mark: ${color.warn}; }
  & [data-tone='danger'] { --mark: ${color.danger}; }
  & [data-mark='disc'],
  & [data-mark='triangle'] {
    fill: var(--mark);
  }
  & [data-mark='square'] {
    fill: ${color.surface};
    stroke: var(--mark);
    stroke-width: 1.75;
  }
  & [data-mark='cross'] {
    fill: none;
    stroke: var(--mark);
    stroke-width: 1.75;
    stroke-linecap: round;
  }
`;

export const Sample = styled.svg`
  ${tones}
  overflow: visible;
`;

export const Drawing = styled.svg`
  width: 100%;
  overflow: visible;
  ${tones}

  & line[data-part='tick'] {
    stroke: ${color.lineRow};
  }
  & line[data-part='lane'] {
    stroke: ${color.line};
    stroke-width: 1.5;
  }
  & path[data-part='link'] {
    fill: none;
    stroke: ${color.danger};
    stroke-width: 1.25;
    stroke-dasharray: 4 3;
  }
  & circle[data-part='cursor'] {
    fill: none;
    stroke: ${color.brandText};
    stroke-width: 2;
  }
  & text {
    ${text.size11}
    text-anchor: middle;
    fill: ${color.muted};
  }
  & text[data-part='tick'] {
    font-family: ${font.mono};
    ${text.figures}
    fill: ${color.faint};
  }
  & text[data-part='lane'] {
    font-size: 13px;
    font-weight: 500;
    text-anchor: start;
    fill: ${color.text};
  }
`;
