import { Countdown, type CountdownProps } from '../../components/Countdown/Countdown.tsx';
import { useTick } from '../../components/Countdown/ticker.ts';
import { clockParts } from './clock-parts.ts';
import { Caption, Cell, Cells, Root } from './GameClock.styles.ts';

export interface GameClockProps extends Pick<CountdownProps, 'until' | 'offset' | 'onEnd'> {
  /** "remaining", "until Sun 22 Nov, 13:00 CET"; absent on a projector. */
  caption?: string;
  /** 20 in headers, 28 on wide cards, 40 on the home page, 104 on a projector. Default 20. */
  size?: 20 | 28 | 40 | 104;
  /** Default `end`. */
  align?: 'start' | 'end';
}

/** The clock of a game with a caption below. On a projector it scales with the width. */
export function GameClock({ caption, size = 20, align = 'end', ...time }: GameClockProps) {
  return (
    <Root data-size={size} data-align={align}>
      <Countdown {...time} size={size} inherit={size === 104} />
      {caption !== undefined && <Caption>{caption}</Caption>}
    </Root>
  );
}

export interface CountdownCellsProps {
  /** The end, Unix ms. */
  until: number;
  /** Offset of the server's clock from this device's, in ms. Default 0. */
  offset?: number;
  /** Name of the clock: "To the start". */
  label: string;
  /** "days", "hours", "minutes", "seconds" */
  words: { days: string; hours: string; minutes: string; seconds: string };
}

/** A countdown in days, hours, minutes and seconds, each with its unit below. */
export function CountdownCells({ until, offset = 0, label, words }: CountdownCellsProps) {
  const seconds = useTick((now) => Math.max(0, Math.ceil((until - now - offset) / 1000)));
  const parts = clockParts(seconds);
  return (
    <Cells role="timer" aria-label={label}>
      {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
        <Cell key={unit}>
          <b>{String(parts[unit]).padStart(2, '0')}</b>
          <span>{words[unit]}</span>
        </Cell>
      ))}
    </Cells>
  );
}
