import type { GameInput } from '@halyard/sdk/types';
import { type GamePreset, presetEnd, presetStart } from './game-presets.ts';

/** The form of a new game. */
export interface NewGame {
  title: string;
  preset: GamePreset;
  /** Unix ms; null while the field is empty. */
  start: number | null;
  end: number | null;
  /** The user has set the end, so it no longer follows start and preset. */
  isEndOwn: boolean;
}

/** The initial values. */
export function startNewGame(now: number): NewGame {
  return withPreset(
    { title: '', preset: 'weekend', start: null, end: null, isEndOwn: false },
    'weekend',
    now,
  );
}

/** Applies another preset: new start and end. */
export function withPreset(game: NewGame, preset: GamePreset, now: number): NewGame {
  const start = presetStart(preset, now);
  return { ...game, preset, start, end: presetEnd(preset, start), isEndOwn: false };
}

/** Sets the start; the end follows unless the user has set it. */
export function withStart(game: NewGame, start: number | null): NewGame {
  if (game.isEndOwn || start === null) return { ...game, start };
  return { ...game, start, end: presetEnd(game.preset, start) };
}

/** Moves start and end by a duration (ms). */
export function movedBy(game: NewGame, ms: number): NewGame {
  const move = (at: number | null) => (at === null ? null : at + ms);
  return { ...game, start: move(game.start), end: move(game.end) };
}

/** The request. New games are hidden. */
export function toNewGameInput({ title, start, end }: NewGame): GameInput {
  return { title, hidden: true, start: start ?? 0, end: end ?? 0 };
}
