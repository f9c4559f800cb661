import { getBoard, getScoreboard, listNotices } from '../generated/client/index.ts';
import type { GameNotice } from '../generated/types/gameNotice.ts';
import type { LiveEvent } from '../generated/types/liveEvent.ts';
import { isApiError } from '../runtime/errors.ts';
import type { Listening } from './live-options.ts';
import { rethrowPermanent } from './live-failure.ts';
import { wait } from './wait.ts';

/** The topics that polling can tell. */
export const POLLED_TOPICS = ['Board', 'Notice'] as const;

/** The page size that every server supports. */
const PAGE_SIZE = 100;

/** Polls once and returns the events since the last poll; the first poll returns none. */
type Poll = () => Promise<readonly LiveEvent[]>;

/** Polls a server without a live channel for events. */
export async function* pollLive(listening: Listening): AsyncGenerator<LiveEvent> {
  const { topics, games, signal, interval, onState } = listening;
  const polls = games.flatMap((gameId) => [
    ...(topics.includes('Board') ? [createBoardPoll(listening, gameId)] : []),
    ...(topics.includes('Notice') ? [createNoticesPoll(listening, gameId)] : []),
  ]);
  const events: LiveEvent[] = [];
  let hasSentHello = false;
  for (;;) {
    try {
      for (const poll of polls) events.push(...(await poll()));
      onState('polling');
      // `Hello` is sent after the first poll, so that a caller who fetches the current state then
      // misses nothing.
      if (!hasSentHello) yield { topic: 'Hello', time: Date.now(), resumed: false };
      hasSentHello = true;
      yield* events.splice(0);
    } catch (error) {
      rethrowPermanent(error);
      onState('lost');
    }
    await wait(interval, signal);
  }
}

function createBoardPoll(listening: Listening, gameId: number): Poll {
  let known: number | null | undefined;
  return async () => {
    const version = await boardVersion(listening, gameId);
    const isNew = known !== undefined && version !== known && version !== null;
    known = version;
    return isNew ? [{ topic: 'Board', gameId, version }] : [];
  };
}

/** If the server supports ETags, an unchanged board is a 304. */
async function boardVersion(
  { client, signal, extensions }: Listening,
  gameId: number,
): Promise<number | null> {
  return whenStarted(null, async () =>
    extensions.includes('board')
      ? (await getBoard(gameId, { client, signal })).version
      : (await getScoreboard(gameId, { client, signal })).updateTimeUtc,
  );
}

function createNoticesPoll({ client, signal }: Listening, gameId: number): Poll {
  let known: Map<number, GameNotice> | undefined;
  return async () => {
    const list = await whenStarted([], () =>
      listNotices(gameId, { count: PAGE_SIZE }, { client, signal }),
    );
    const now = new Map(list.map((notice) => [notice.id, notice]));
    const events = known ? changes(gameId, known, now, list.length < PAGE_SIZE) : [];
    known = now;
    return events;
  };
}

function changes(
  gameId: number,
  before: ReadonlyMap<number, GameNotice>,
  now: ReadonlyMap<number, GameNotice>,
  isWhole: boolean,
): LiveEvent[] {
  const told = [...now.values()]
    .filter((notice) => JSON.stringify(before.get(notice.id)) !== JSON.stringify(notice))
    .toSorted((a, b) => a.time - b.time)
    .map((notice) => ({ topic: 'Notice' as const, gameId, noticeId: notice.id, notice }));
  // A notice may also be missing because newer ones have moved it to the next page.
  const gone = isWhole ? [...before.keys()].filter((id) => !now.has(id)) : [];
  return [
    ...told,
    ...gone.map((noticeId) => ({ topic: 'Notice' as const, gameId, noticeId, notice: null })),
  ];
}

/** Returns `nothing` before the start of a game. */
async function whenStarted<T>(nothing: T, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (isApiError(error, 'GAME_NOT_STARTED')) return nothing;
    throw error;
  }
}
