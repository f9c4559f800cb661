/**
 * A length on the projector: px at a width of 1920, proportional at others. `ProjectorBoard` sets the
 * unit; elsewhere a length is in px.
 */
export function px(length: number): string {
  return `calc(${length} * var(--projector-px, 1px))`;
}

/** Type scale of the projector: size / line height, weight. The minimum is 20. */
export function projectorType(size: number, line: number, weight: number): string {
  return `
  font-size: ${px(size)};
  line-height: ${px(line)};
  font-weight: ${weight};
  letter-spacing: -0.02em;
`;
}
