import { font } from './tokens.ts';

// Tracking, smallest size and leading are variables because Chinese, Japanese and Korean set them
// differently (global-style.ts).
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
 * Ready CSS per type size, for use inside styled templates: `${text.t14}`.
 * `t*` is Geist, `m*` Geist Mono; weights are the usual ones, set `font-weight` after it to change.
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
  /** Only the smallest size, for text in drawings, where lines have no height. */
  size11: 'font-size: max(11px, var(--hy-text-min));',
  /** Any figure that is or may be grouped (3,184). */
  figure: `${figures} font-weight: 600;`,
  /** Tabular figures in running text. */
  figures,
  /** One line, cut with an ellipsis. */
  cut: 'min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;',
} as const;
