/** Breakpoints in em. Styles are written for phones first; `media` adapts them to wider windows. */
export const breakpoint = { xs: '30em', sm: '48em', md: '64em', lg: '74em', xl: '90em' } as const;

/** At-rules for styled templates: `${media.md} { ... }` applies from that width up. */
export const media = {
  xs: `@media (min-width: ${breakpoint.xs})`,
  sm: `@media (min-width: ${breakpoint.sm})`,
  md: `@media (min-width: ${breakpoint.md})`,
  lg: `@media (min-width: ${breakpoint.lg})`,
  xl: `@media (min-width: ${breakpoint.xl})`,
  /** A pointer that can hover: a mouse, not a touch screen. */
  hover: '@media (hover: hover) and (pointer: fine)',
  /** Touch screens: targets are 44 px. */
  coarse: '@media (pointer: coarse)',
  /**
   * Forced colours mode: the system uses a few colours of its own; fills and shadows are removed.
   */
  forced: '@media (forced-colors: active)',
  reduced: '@media (prefers-reduced-motion: reduce)',
} as const;
