import type { CSSProperties } from 'react';

/**
 * Values that differ per instance, as custom properties for a `style` attribute: one rule then
 * serves all instances, where an interpolated value would make a class for each. React's own type
 * does not know custom properties.
 */
export function vars(values: Record<`--${string}`, string | number | undefined>): CSSProperties {
  return values;
}
