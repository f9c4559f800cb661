import { linear } from '../StepChart/chart-geometry.ts';

export type LaneMark = 'square' | 'cross' | 'disc' | 'triangle';
export type LaneTone = 'info' | 'muted' | 'ok' | 'warn' | 'danger';

/** A kind of event, distinguished by shape first and by tone second. */
export interface LaneKind {
  id: string;
  /** "wrong" */
  name: string;
  mark: LaneMark;
  tone: LaneTone;
}

export interface LaneEvent {
  /** Unique over all lanes. */
  id: string;
  /** Unix ms. */
  at: number;
  /** Id of its kind. */
  kind: string;
  /** Stands at it: "Bilge Pump solved". Only where it matters. */
  label?: string;
}

export interface Lane {
  id: string;
  /** Whose: "Tidal Lock". */
  name: string;
  /** In the order of time. */
  events: readonly LaneEvent[];
}

/** Px between two lanes, and from the edges. */
const GAP = 70;
const TOP = 32;
const AXIS = 40;
const GUTTER = 96;
const NARROW = 520;

export interface LanesLayout {
  height: number;
  left: number;
  x: (at: number) => number;
  y: (lane: number) => number;
  isNarrow: boolean;
}

/** Where lanes and moments stand: names in a gutter, on narrow places above their line. */
export function lanesLayout(
  lanes: number,
  [start, end]: readonly [number, number],
  width: number,
): LanesLayout {
  const isNarrow = width < NARROW;
  const left = isNarrow ? 8 : GUTTER;
  return {
    height: TOP + Math.max(0, lanes - 1) * GAP + AXIS + 12,
    left,
    isNarrow,
    x: linear([start, Math.max(end, start + 1)], [left, Math.max(left + 1, width - 16)]),
    y: (lane) => TOP + lane * GAP,
  };
}

/** Px a character of a label takes, about. */
const LETTER = 6.1;

function halfOf(label: string): number {
  return (label.length * LETTER) / 2;
}

/**
 * Where labels stand, by the id of their event: over it, moved inside of the drawing at its end.
 * Those that would cover the one before are left out.
 */
export function placeEventLabels(
  events: readonly LaneEvent[],
  x: (at: number) => number,
  width: number,
): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  let free = Number.NEGATIVE_INFINITY;
  for (const { id, at, label } of events) {
    if (label === undefined) continue;
    const half = halfOf(label);
    const middle = Math.min(x(at), width - half);
    if (middle - half < free) continue;
    places.set(id, middle);
    free = middle + half + 8;
  }
  return places;
}
