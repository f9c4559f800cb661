import type { PageSize } from './page-layout.ts';

/** Fit to width, or a percentage of the paper size. */
export type Zoom = 'fit' | number;

const STEPS = [50, 67, 80, 90, 100, 110, 125, 150, 175, 200] as const;
export const MIN_ZOOM = STEPS[0];
export const MAX_ZOOM = STEPS.at(-1) ?? 200;

/** The next zoom step up or down from any percentage. */
export function zoomStep(percent: number, direction: 1 | -1): number {
  return direction === 1
    ? (STEPS.find((step) => step > percent + 0.5) ?? MAX_ZOOM)
    : (STEPS.findLast((step) => step < percent - 0.5) ?? MIN_ZOOM);
}

/**
 * The percentage at which the widest page fits a width in px; on phones it is below the smallest
 * step.
 */
export function fitPercent(sizes: readonly PageSize[], width: number): number {
  const widest = Math.max(1, ...sizes.map((size) => size.width));
  return Math.min(MAX_ZOOM, Math.max(10, (100 * width) / widest));
}
