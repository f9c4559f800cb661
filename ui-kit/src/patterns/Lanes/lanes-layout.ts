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
  /** Label next to the mark: "Bilge Pump solved". Only for important events. */
  label?: string;
}

export interface Lane {
  id: string;
  /** Name of the lane: "Tidal Lock". */
  name: string;
  /** In order of time. */
  events: readonly LaneEvent[];
}

/** Distance between two lanes and from the edges in px. */
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

/** Positions of lanes and times. Names are before the lanes, in a narrow chart above them. */
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

/** Approximate width of a character in px. */
const LETTER = 6.1;

function halfOf(label: string): number {
  return (label.length * LETTER) / 2;
}

/**
 * Positions of labels by id of their event: centred above it, or moved inside of the chart at its end.
 * Labels that would cover the previous one are left out.
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
