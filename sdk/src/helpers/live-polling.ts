import { getBoard, getScoreboard, listNotices } from '../generated/client/index.ts';
import type { GameNotice } from '../generated/model/gameNotice.zod.ts';
import type { LiveEvent } from '../generated/model/liveEvent.zod.ts';
import { isApiError } from '../runtime/errors.ts';
import type { Listening } from './live-options.ts';
import { passing } from './live-failure.ts';
import { rest } from './rest.ts';

/** As many as every server gives at once. */
const NOTICES = 100;

/** Looks once and says what is new since the last look; the first look only takes note. */
type Look = () => Promise<readonly LiveEvent[]>;

/** Events of a server without a live channel, by asking again and again. */
export async function* pollLive(listening: Listening): AsyncGenerator<LiveEvent> {
  const { topics, games, signal, interval, onState } = listening;
  const looks = games.flatMap((gameId) => [
    ...(topics.includes('Board') ? [boardLook(listening, gameId)] : []),
    ...(topics.includes('Notice') ? [noticesLook(listening, gameId)] : []),
  ]);
  const news: LiveEvent[] = [];
  let isGreeted = false;
  for (;;) {
    try {
      for (const look of looks) news.push(...(await look()));
      onState('polling');
      // Not before the first look: whoever fetches what is there on `Hello` misses nothing after it.
      if (!isGreeted) yield { topic: 'Hello', time: Date.now(), resumed: false };
      isGreeted = true;
      yield* news.splice(0);
    } catch (error) {
      passing(error);
      onState('lost');
    }
    await rest(interval, signal);
  }
}

function boardLook(listening: Listening, gameId: number): Look {
  let known: number | null | undefined;
  return async () => {
    const version = await boardVersion(listening, gameId);
    const isNew = known !== undefined && version !== known && version !== null;
    known = version;
    return isNew ? [{ topic: 'Board', gameId, version }] : [];
  };
}

/** A board that did not change is a 304 where the server sends an ETag. */
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

function noticesLook({ client, signal }: Listening, gameId: number): Look {
  let known: Map<number, GameNotice> | undefined;
  return async () => {
    const list = await whenStarted([], () =>
      listNotices(gameId, { count: NOTICES }, { client, signal }),
    );
    const now = new Map(list.map((notice) => [notice.id, notice]));
    const events = known ? changes(gameId, known, now, list.length < NOTICES) : [];
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
  // A notice may also be missing because newer ones have pushed it out of the window.
  const gone = isWhole ? [...before.keys()].filter((id) => !now.has(id)) : [];
  return [
    ...told,
    ...gone.map((noticeId) => ({ topic: 'Notice' as const, gameId, noticeId, notice: null })),
  ];
}

/** Before its start a game has nothing to show yet. */
async function whenStarted<T>(nothing: T, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (isApiError(error, 'GAME_NOT_STARTED')) return nothing;
    throw error;
  }
}
