/**
 * A length on the projector: px at a width of 1920, in proportion on others. `ProjectorBoard` sets
 * the unit; outside of it a length is what it says.
 */
export function px(length: number): string {
  return `calc(${length} * var(--projector-px, 1px))`;
}

/** Type of the projector: size over line, weight. Nothing under 20 stands on it. */
export function projectorType(size: number, line: number, weight: number): string {
  return `
  font-size: ${px(size)};
  line-height: ${px(line)};
  font-weight: ${weight};
  letter-spacing: -0.02em;
`;
}
