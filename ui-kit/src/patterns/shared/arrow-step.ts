/** Place of an element on the page, as `getBoundingClientRect` gives it. */
export interface Box {
  left: number;
  top: number;
  width: number;
}

function middle(box: Box): number {
  return box.left + box.width / 2;
}

/** The indexes of the boxes in the nearest row above or below a box; empty at the edge. */
function indexesOfNextRow(boxes: readonly Box[], from: Box, down: boolean): number[] {
  const beyond = boxes.flatMap((box, index) =>
    (down ? box.top - from.top : from.top - box.top) > 1 ? [index] : [],
  );
  const tops = beyond.map((index) => boxes[index]?.top ?? 0);
  const line = down ? Math.min(...tops) : Math.max(...tops);
  return beyond.filter((index) => Math.abs((boxes[index]?.top ?? 0) - line) <= 1);
}

/**
 * The index that an arrow key moves to in a grid of any shape, with gaps and groups; the same index
 * at an edge; undefined for other keys.
 */
export function arrowStep(boxes: readonly Box[], index: number, key: string): number | undefined {
  const from = boxes[index];
  if (!from) return undefined;
  switch (key) {
    case 'ArrowRight':
      return Math.min(index + 1, boxes.length - 1);
    case 'ArrowLeft':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return boxes.length - 1;
    case 'ArrowDown':
    case 'ArrowUp': {
      const distance = (other: number): number =>
        Math.abs(middle(boxes[other] ?? from) - middle(from));
      return indexesOfNextRow(boxes, from, key === 'ArrowDown').reduce(
        (best, other) => (best === index || distance(other) < distance(best) ? other : best),
        index,
      );
    }
    default:
      return undefined;
  }
}
