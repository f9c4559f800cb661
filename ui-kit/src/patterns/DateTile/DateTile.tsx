import { Tile } from './DateTile.styles.ts';

export interface DateTileProps {
  /** "27" */
  day: string;
  /** "Nov" */
  month: string;
}

/** A day at a glance; the whole date stands in words beside it. */
export const DateTile = ({ day, month }: DateTileProps) => (
  <Tile aria-hidden>
    <b>{day}</b>
    <span>{month}</span>
  </Tile>
);
