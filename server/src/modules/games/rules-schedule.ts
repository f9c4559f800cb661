import {
  canFreezeAt,
  canTakeWriteupsUntil,
  followEnd,
  type FollowingTimes,
  type GameSchedule,
  isOver,
  isScheduleValid,
  type PracticeSpan,
  proposedWriteupDeadline,
} from '@halyard/sdk/rules';

/** The times of a game, in Unix milliseconds. */
export type GameTimes = Pick<GameSchedule, 'start' | 'end'> & FollowingTimes;

/** What a call says of the times; of a game that exists, what is undefined follows the end. */
export type NamedTimes = Pick<GameSchedule, 'start' | 'end'> & {
  freeze?: number | null | undefined;
  writeupDeadline?: number | undefined;
  writeupRequired: boolean;
};

/** What is stored before a call. */
export type StoredTimes = GameTimes & { writeupRequired: boolean };

/** The field that names a time which is out of order, null when all are in order. */
export function misplacedTime(
  named: NamedTimes,
  before: StoredTimes | null,
): 'end' | 'freeze' | 'writeupDeadline' | null {
  if (!isScheduleValid(named)) return 'end';
  const { freeze, writeupDeadline } = named;
  const isMoved = named.start !== before?.start || named.end !== before.end;
  // Clients send back all that they have read: what stands already refuses no other change.
  const isFreezeNew = isMoved || freeze !== before.freeze;
  if (typeof freeze === 'number' && isFreezeNew && !canFreezeAt(named, freeze)) return 'freeze';
  const isDeadlineNew =
    writeupDeadline !== before?.writeupDeadline ||
    (named.writeupRequired && (isMoved || !before.writeupRequired));
  const isTooEarly = writeupDeadline !== undefined && !canTakeWriteupsUntil(named, writeupDeadline);
  return isDeadlineNew && isTooEarly ? 'writeupDeadline' : null;
}

/** The times after a call. */
export function timesAfter(
  { start, end, freeze, writeupDeadline }: NamedTimes,
  before: GameTimes | null,
): GameTimes {
  const following = before
    ? followEnd(before, { start, end })
    : { freeze: null, writeupDeadline: proposedWriteupDeadline({ end }) };
  return {
    start,
    end,
    freeze: freeze === undefined ? following.freeze : freeze,
    writeupDeadline: writeupDeadline ?? following.writeupDeadline,
  };
}

/** What decides which solves players were told to be practice. */
export type EndHistory = {
  end: number;
  /** When the end was moved to where it is; null: never. */
  endMovedAt: number | null;
  practiceSpans: readonly PracticeSpan[];
};

/** The spans of practice once the end is moved at `now`: the time since it has passed is added. */
export function practiceUntil(history: EndHistory, now: number): PracticeSpan[] {
  const { end, endMovedAt, practiceSpans } = history;
  const passedAt = Math.max(end, endMovedAt ?? end);
  if (!isOver({ end: passedAt }, now)) return [...practiceSpans];
  return joined([...practiceSpans, { from: passedAt, to: now }]);
}

/** Spans without what lies from `start` on and before `end`. */
export function cutSpans(
  spans: readonly PracticeSpan[],
  { start, end }: Pick<GameSchedule, 'start' | 'end'>,
): PracticeSpan[] {
  return spans
    .flatMap(({ from, to }) => [
      { from, to: Math.min(to, start - 1) },
      { from: Math.max(from, end), to },
    ])
    .filter(({ from, to }) => from <= to);
}

function joined(spans: readonly PracticeSpan[]): PracticeSpan[] {
  const result: PracticeSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to + 1) last.to = Math.max(last.to, span.to);
    else result.push({ ...span });
  }
  return result;
}
