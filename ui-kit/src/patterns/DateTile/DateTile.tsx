import type { GamePhase } from '../PhaseBadge/PhaseBadge.tsx';
import { Tile } from './DateTile.styles.ts';

export interface DateTileProps {
  /** "27" */
  day: string;
  /** "Nov" */
  month: string;
  /** Live wears the brand's edge, ended is faint. Default `waiting`. */
  phase?: GamePhase | undefined;
  /** The own team is in: a mark in the corner. */
  joined?: boolean;
}

/** A day at a glance; the whole date stands in words beside it. */
export function DateTile({ day, month, phase = 'waiting', joined = false }: DateTileProps) {
  return (
    <Tile aria-hidden data-phase={phase} data-joined={joined || undefined}>
      <b>{day}</b>
      <span>{month}</span>
    </Tile>
  );
}
