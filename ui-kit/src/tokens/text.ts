import { font } from './tokens.ts';

// Letter spacing, minimum size and line height are variables, because they differ for Chinese,
// Japanese and Korean (global-style.ts).
function type(size: number, line: number, weight: number, tracking = 0): string {
  return `
  font-size: ${size < 12 ? `max(${size}px, var(--hy-text-min))` : `${size}px`};
  line-height: calc(${line}px + var(--hy-text-lead));
  font-weight: ${weight};
  letter-spacing: ${tracking === 0 ? '0' : `calc(${tracking}em * var(--hy-text-track))`};
`;
}

const figures = 'font-variant-numeric: tabular-nums;';
const mono = `font-family: ${font.mono}; ${figures} font-feature-settings: 'liga' 0;`;

/**
 * CSS per type size for styled templates: `${text.t14}`. `t*` is Geist, `m*` is Geist Mono. Set
 * `font-weight` after it for another weight.
 */
export const text = {
  t28: type(28, 36, 600, -0.02),
  t20: type(20, 28, 600, -0.015),
  t16: type(16, 24, 600, -0.01),
  t14: type(14, 20, 400),
  t13: type(13, 20, 400),
  t12: type(12, 16, 400),
  t11: type(11, 16, 400),
  m40: mono + type(40, 44, 500, -0.05),
  m20: mono + type(20, 28, 500, -0.03),
  m14: mono + type(14, 20, 400),
  m13: mono + type(13, 20, 400),
  m12: mono + type(12, 16, 400),
  m11: mono + type(11, 16, 400),
  /** Only the minimum size, for text in charts, where there is no line height. */
  size11: 'font-size: max(11px, var(--hy-text-min));',
  /** Numbers that may have digit grouping (3,184). */
  figure: `${figures} font-weight: 600;`,
  /** Tabular figures within text. */
  figures,
  /** One line, truncated with an ellipsis. */
  cut: 'min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;',
} as const;
