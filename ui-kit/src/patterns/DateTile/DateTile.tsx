import type { GamePhase } from '@halyard/sdk/rules';
import { Tile } from './DateTile.styles.ts';

export interface DateTileProps {
  /** "27" */
  day: string;
  /** "Nov" */
  month: string;
  /** Live games have a brand-coloured border, ended games are faint. Default `waiting`. */
  phase?: GamePhase | undefined;
  /** The viewer's team takes part: a mark in the corner. */
  joined?: boolean;
}

/** A date as a tile, next to the full date in words. */
export function DateTile({ day, month, phase = 'upcoming', joined = false }: DateTileProps) {
  return (
    <Tile aria-hidden data-phase={phase} data-joined={joined || undefined}>
      <b>{day}</b>
      <span>{month}</span>
    </Tile>
  );
}
