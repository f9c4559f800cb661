interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
}

/**
 * The value one step up (`direction` 1) or down (-1), within the bounds; an empty field counts as
 * 0.
 */
export function stepped(
  value: number | null,
  direction: 1 | -1,
  { min = -Infinity, max = Infinity, step = 1 }: Bounds,
): number {
  const next = (value ?? 0) + direction * step;
  // Avoids binary rounding errors: 0.1 + 0.2 is 0.30000000000000004.
  const rounded = Number(next.toFixed(10));
  return Math.min(max, Math.max(min, rounded));
}
