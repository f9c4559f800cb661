import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, font, motion, opacity, radius } from '../../tokens/tokens.ts';
import { pennantLook } from '../BloodPennant/BloodPennant.styles.ts';
import { RANK, ROW, SCORE } from './matrix-geometry.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  height: 100%;
  min-height: 0;
`;

export const Box = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

/** Scrolls in both directions and has the focus; the active cell is referenced by id. */
export const Scroll = styled.div`
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

/** Rank, team and score are sticky; the cells scroll below them. */
export const Fixed = styled.div`
  position: sticky;
  left: 0;
  z-index: 1;
  display: grid;
  grid-template-columns: ${RANK}px var(--team) ${SCORE}px;
  flex: none;
  align-items: center;
  background: inherit;

  &[data-compact] {
    flex: 1;
    /* The team's column grows first, then the bar takes the room between name and numbers. */
    grid-template-columns: ${RANK}px minmax(160px, 320px) minmax(0, 1fr) 96px 88px ${SCORE}px;
  }
`;

/** The cells of a team. Unsolved ones are dots of the background and need no element. */
export const Cells = styled.div`
  position: relative;
  flex: none;
  width: var(--cells);
  height: 100%;
  background: radial-gradient(circle, ${color.lineStrong} 1.25px, transparent 1.75px) 0 0 /
    var(--cell) ${ROW}px;

  & > svg {
    display: block;
    width: 100%;
    height: 100%;
    forced-color-adjust: none;
  }
  /* Opaque, because it covers the dots. */
  & [data-state='solved'] {
    fill: color-mix(in srgb, currentColor calc(${opacity.cell} * 100%), ${color.surface});
  }
  & [data-state='worthless'] {
    fill: ${color.surface};
    stroke: currentColor;
    stroke-width: 1.5px;
  }
  & [data-state='hidden'] {
    fill: ${color.lineStrong};
  }
`;

export const Pennants = styled.g`
  ${pennantLook}
`;

/** The focused cell, for assistive technology; visually, the cross-hair marks it. */
export const ActiveCell = styled.div`
  position: absolute;
  left: calc(var(--fixed) + var(--column) * var(--cell));
  width: var(--cell);
  height: 100%;
  pointer-events: none;
`;

export const Body = styled.div`
  position: relative;
  width: max-content;
  min-width: 100%;
  height: var(--height);
`;

/**
 * The own team's row is the only one in the flow: this moves it to its place. A margin on the row would
 * prevent it from sticking to the lower edge, and a value on the body would style all rows again.
 */
export const BeforeOwn = styled.div`
  height: calc(var(--own) * ${ROW}px);
`;

export const Row = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  display: flex;
  width: 100%;
  height: ${ROW}px;
  contain: strict;
  box-shadow: inset 0 -1px ${color.lineRow};
  transform: translateY(calc(var(--row) * ${ROW}px));
  transition: transform ${motion.move};

  & > ${Fixed} {
    background: ${color.surface};
    box-shadow: inset 0 -1px ${color.lineRow};
  }

  /* In the flow and sticky: it stays at the edge when its place is scrolled out of view. */
  &[data-own] {
    position: sticky;
    top: var(--head);
    bottom: 0;
    z-index: 3;
    transform: none;
    background: linear-gradient(${color.brandSoft} 0 0), ${color.surface};
  }
  &[data-own] > ${Fixed} {
    background: inherit;
    box-shadow:
      inset 2px 0 ${color.brandStrong},
      inset 0 -1px ${color.lineRow};
  }
`;

export const Rank = styled.div`
  padding-right: 16px;
  text-align: right;
  ${text.m13}
  color: ${color.muted};

  &[role='columnheader'] {
    font-family: ${font.sans};
  }
`;

export const Team = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  padding-right: 8px;

  &[data-active] > a {
    border-radius: ${radius.badge};
    outline: 2px solid ${color.brandText};
    outline-offset: 3px;
  }
`;

/** Rendered as the app's link. */
export const Name = styled.a`
  ${text.t14}
  ${text.cut}
  font-weight: 500;

  &:hover {
    text-decoration: underline;
    text-decoration-color: ${color.lineStrong};
    text-underline-offset: 3px;
  }
`;

/** Content at the end of a team's cell. */
export const End = styled.span`
  display: flex;
  gap: 8px;
  margin-left: auto;
`;

/** The score relative to the best one. */
export const ScoreBar = styled.div`
  height: 8px;
  margin-inline: 16px 24px;
  border-radius: ${radius.badge};
  background: ${color.raised};
  overflow: hidden;

  &::before {
    content: '';
    display: block;
    width: calc(max(0, var(--points)) / var(--best) * 100%);
    height: 100%;
    border-radius: inherit;
    background: ${color.lineStrong};
  }
  [data-own] &::before {
    background: ${color.brandStrong};
  }
`;

export const Quiet = styled.div`
  ${text.t13}
  ${text.figures}
  color: ${color.muted};
`;

export const Bloods = styled.div`
  display: flex;
  gap: 1px;
`;

export const Score = styled.div`
  padding-right: 18px;
  text-align: right;
  ${text.t14}
  ${text.figure}
`;
