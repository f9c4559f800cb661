import type { PageSize } from './page-layout.ts';

/** Fits the width, or a percentage of the size on paper. */
export type Zoom = 'fit' | number;

const STEPS = [50, 67, 80, 90, 100, 110, 125, 150, 175, 200] as const;
export const LEAST_ZOOM = STEPS[0];
export const MOST_ZOOM = STEPS.at(-1) ?? 200;

/** The next step up or down from a percentage that need not be a step itself. */
export function zoomStep(percent: number, direction: 1 | -1): number {
  return direction === 1
    ? (STEPS.find((step) => step > percent + 0.5) ?? MOST_ZOOM)
    : (STEPS.findLast((step) => step < percent - 0.5) ?? LEAST_ZOOM);
}

/** The percentage at which the widest page takes a width in px; on phones it falls below the steps. */
export function fitPercent(sizes: readonly PageSize[], width: number): number {
  const widest = Math.max(1, ...sizes.map((size) => size.width));
  return Math.min(MOST_ZOOM, Math.max(10, (100 * width) / widest));
}
