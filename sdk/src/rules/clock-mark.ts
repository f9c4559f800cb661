import { type GameSchedule, phaseChanges } from './phase.ts';

/** A moment in the course of a game that people are told about: it has started, an hour is left, … */
export type ClockMark = 'none' | 'started' | 'hour' | 'tenMinutes' | 'minute' | 'ended';

const MINUTE = 60_000;

/** The mark that a game has reached within the last minute before `now` (Unix ms). */
export function clockMark(game: Pick<GameSchedule, 'start' | 'end'>, now: number): ClockMark {
  const [started, ended] = phaseChanges(game);
  const isRecent = (at: number) => now >= at && now < at + MINUTE;
  if (isRecent(ended)) return 'ended';
  if (isRecent(ended - MINUTE)) return 'minute';
  if (isRecent(ended - 10 * MINUTE)) return 'tenMinutes';
  if (isRecent(ended - 60 * MINUTE)) return 'hour';
  return isRecent(started) ? 'started' : 'none';
}
