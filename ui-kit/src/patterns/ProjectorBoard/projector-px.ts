/**
 * A length on the projector: px at a width of 1920, in proportion on others. `ProjectorBoard` sets
 * the unit; outside of it a length is what it says.
 */
export const px = (length: number): string => `calc(${length} * var(--projector-px, 1px))`;

/** Type of the projector: size over line, weight. Nothing under 20 stands on it. */
export const projectorType = (size: number, line: number, weight: number): string => `
  font-size: ${px(size)};
  line-height: ${px(line)};
  font-weight: ${weight};
  letter-spacing: -0.02em;
`;
