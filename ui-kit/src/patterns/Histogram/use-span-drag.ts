import { useRef, useState, type PointerEvent } from 'react';
import type { BucketSpan } from './time-window.ts';

/**
 * Pointer capture lets the drag continue outside of the chart; it throws if the pointer is already
 * gone.
 */
function capturePointer({ currentTarget, pointerId }: PointerEvent): void {
  try {
    currentTarget.setPointerCapture(pointerId);
  } catch {
    // The drag then continues only inside the chart.
  }
}

interface SpanDragOptions {
  /** Index of the bar under the pointer. */
  barUnder: (event: PointerEvent) => number;
  onDrop: (span: BucketSpan) => void;
}

/** Selects a span of bars by dragging. */
export function useSpanDrag({ barUnder, onDrop }: SpanDragOptions) {
  const [dragged, setDragged] = useState<BucketSpan>();
  const anchor = useRef<number>(undefined);
  const dragTo = (bar: number): void => {
    const from = anchor.current;
    if (from !== undefined) setDragged({ from: Math.min(from, bar), to: Math.max(from, bar) });
  };
  /** Starts a drag; `from` is the bar that stays selected. */
  const begin = (event: PointerEvent, from: number): void => {
    if (event.button !== 0) return;
    capturePointer(event);
    anchor.current = from;
    dragTo(barUnder(event));
  };
  const finish = (): void => {
    if (anchor.current !== undefined && dragged) onDrop(dragged);
    anchor.current = undefined;
    setDragged(undefined);
  };
  return { dragged, begin, dragTo, finish };
}
