/** A rectangle in px, relative to the window. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Distances in px from the end of the line and from the bottom of the window. */
export interface Placement {
  inline: number;
  block: number;
}

interface PlacementOptions {
  window: { width: number; height: number };
  /** Size of the stack. */
  size: { width: number; height: number };
  /** Where the stack is if nothing is in its way. */
  preferred: Placement;
  /** What the stack must not cover. */
  obstacles: readonly Box[];
  /** The line ends at the left. */
  isRtl: boolean;
}

/** Minimum distance from the edges of the window and from what must not be covered. */
const MARGIN = 16;

/**
 * The place of the toasts that is nearest to the bottom, then to the end of the line, and covers none
 * of the obstacles; null if there is none.
 */
export function placeToasts({
  window: { width, height },
  size,
  preferred,
  obstacles,
  isRtl,
}: PlacementOptions): Placement | null {
  const inlines = obstacles.map(({ left, right }) => (isRtl ? right : width - left) + MARGIN);
  const blocks = obstacles.map(({ top }) => height - top + MARGIN);
  for (const block of [preferred.block, ...sorted(blocks)]) {
    for (const inline of [preferred.inline, ...sorted(inlines)]) {
      const box = boxAt({ inline, block }, size, { width, height }, isRtl);
      const isInside = box.left >= 0 && box.right <= width && box.top >= 0;
      if (isInside && !obstacles.some((obstacle) => overlaps(box, obstacle))) {
        return { inline, block };
      }
    }
  }
  return null;
}

function boxAt(
  { inline, block }: Placement,
  size: { width: number; height: number },
  window: { width: number; height: number },
  isRtl: boolean,
): Box {
  const left = isRtl ? inline : window.width - inline - size.width;
  const bottom = window.height - block;
  return { left, right: left + size.width, top: bottom - size.height, bottom };
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

function sorted(values: readonly number[]): number[] {
  return values.filter((value) => value > 0).toSorted((a, b) => a - b);
}
