/**
 * When a game is played. `start` and `end` are Unix milliseconds; lists of some servers omit
 * `practiceMode`, which then counts as off.
 */
export type GameSchedule = {
  start: number;
  end: number;
  practiceMode?: boolean | undefined;
  /** Spans that players were told to be practice, although the end lies after them now. */
  practiceSpans?: readonly PracticeSpan[] | undefined;
};

/** From when until when (Unix ms, both included) nothing that was solved scores. */
export type PracticeSpan = { from: number; to: number };

export const GAME_PHASES = ['upcoming', 'running', 'practice', 'ended'] as const;

/**
 * Where a game stands at a moment. In `practice`, after the end of a game with practice mode,
 * players still submit flags, but nothing scores.
 */
export type GamePhase = (typeof GAME_PHASES)[number];

/**
 * The phase of a game at `now` (Unix ms). The game runs from its first millisecond to its `end`,
 * both included: calls that arrive at `end` exactly are still accepted.
 *
 * Contract (games, 0.5): before the start is `now < start`, after the end is `now > end`.
 */
export function phaseOf(game: GameSchedule, now: number): GamePhase {
  if (now < game.start) return 'upcoming';
  if (now <= game.end) return 'running';
  return game.practiceMode === true ? 'practice' : 'ended';
}

/** The first moments (Unix ms) of the phases after `upcoming`: of `running`, and of what follows it. */
export function phaseChanges(game: Pick<GameSchedule, 'start' | 'end'>): [number, number] {
  return [game.start, game.end + 1];
}

/** Whether a game has started by `now` (Unix ms): it runs, is in practice or has ended. */
export function hasStarted(game: Pick<GameSchedule, 'start'>, now: number): boolean {
  return now >= game.start;
}

/** Whether a game's scores are final at `now` (Unix ms): it is in practice or has ended. */
export function isOver(game: Pick<GameSchedule, 'end'>, now: number): boolean {
  return now > game.end;
}

/**
 * Whether a solve at `at` (Unix ms) can score: from `start` (included) to `end` (excluded), and
 * up to the challenge's own deadline (included, Unix ms; null for none), except in a span of practice.
 *
 * Contract (games, 5.2). A flag accepted at `end` exactly therefore scores nothing.
 */
export function isInScoringWindow(
  game: Pick<GameSchedule, 'start' | 'end' | 'practiceSpans'>,
  deadline: number | null,
  at: number,
): boolean {
  const isInTime = game.start <= at && at < game.end && !isPastDeadline(deadline, at);
  return isInTime && !isPractice(game.practiceSpans, at);
}

/** Whether a moment lies in a span of practice. */
export function isPractice(spans: readonly PracticeSpan[] | undefined, at: number): boolean {
  return spans?.some(({ from, to }) => from <= at && at <= to) ?? false;
}

/** Whether a challenge's deadline (Unix ms, null for none) has passed at `now`. */
export function isPastDeadline(deadline: number | null, now: number): boolean {
  return deadline !== null && now > deadline;
}

/** Whether a schedule is possible: a game may not end before it starts. */
export function isScheduleValid(game: Pick<GameSchedule, 'start' | 'end'>): boolean {
  return game.start <= game.end;
}

/** Whether a game is played at some time of a span (Unix ms); to touch at one moment is not enough. */
export function overlaps(
  game: Pick<GameSchedule, 'start' | 'end'>,
  span: { start: number; end: number },
): boolean {
  return game.start < span.end && game.end > span.start;
}

/** Orders games by their start: for `sort`, or as the difference in milliseconds. */
export function byStart(a: Pick<GameSchedule, 'start'>, b: Pick<GameSchedule, 'start'>): number {
  return a.start - b.start;
}

/** Orders games by their end: for `sort`, or as the difference in milliseconds. */
export function byEnd(a: Pick<GameSchedule, 'end'>, b: Pick<GameSchedule, 'end'>): number {
  return a.end - b.end;
}
