import type { CSSProperties } from 'react';

/**
 * Custom properties for a `style` attribute, for values that differ per instance. An interpolated
 * value would create a class for each. (React's type of `style` lacks custom properties.)
 */
export function vars(values: Record<`--${string}`, string | number | undefined>): CSSProperties {
  return values;
}
