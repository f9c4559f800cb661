import { listNotices, openLive } from '../generated/client/index.ts';
import type { GameNotice } from '../generated/types/gameNotice.ts';
import type { LiveEvent } from '../generated/types/liveEvent.ts';
import { backOff } from '../runtime/retry.ts';
import type { Listening } from './live-options.ts';
import { rethrowPermanent } from './live-failure.ts';
import { paged } from './paged.ts';
import { wait } from './wait.ts';

const MIN_DELAY = 1000;
const MAX_DELAY = 30_000;
/** Maximum delay in milliseconds between the commit of a notice and its event. */
const OVERLAP = 10_000;

/** The position of a listener; it is kept across connections. */
interface Position {
  lastEventId: string | undefined;
  /** Time of the last event by the server's clock; null before the first `Hello`. */
  heardUntil: number | null;
  /** The server's clock minus the local clock, in milliseconds. */
  offset: number;
  /** Ids of the notices that were delivered. */
  delivered: Set<number>;
}

/** Events of the server's live channel. Reconnects when the connection is lost. */
export async function* streamLive(listening: Listening): AsyncGenerator<LiveEvent> {
  const position: Position = {
    lastEventId: undefined,
    heardUntil: null,
    offset: 0,
    delivered: new Set(),
  };
  for (let failures = 1; ; failures++) {
    let pause = 0;
    try {
      for await (const event of connection(listening, position)) {
        failures = 0;
        yield event;
      }
    } catch (error) {
      pause = (rethrowPermanent(error).retryAfter ?? 0) * 1000;
    }
    listening.onState('lost');
    const growing = backOff(Math.max(1, failures), MIN_DELAY, MAX_DELAY);
    await wait(Math.max(pause, growing), listening.signal);
  }
}

/** The events of one connection, and those between the last connection and this one. */
async function* connection(listening: Listening, position: Position): AsyncGenerator<LiveEvent> {
  const { client, signal, topics, games } = listening;
  const { lastEventId } = position;
  const params = { topics: [...topics], ...(games.length > 0 && { game: [...games] }) };
  for await (const { id, data } of await openLive(params, { client, signal, lastEventId })) {
    listening.onState('streaming');
    const { heardUntil } = position;
    position.lastEventId = id ?? position.lastEventId;
    if (data.topic === 'Hello') position.offset = data.time - Date.now();
    if (data.topic === 'Notice') position.delivered.add(data.noticeId);
    position.heardUntil = Date.now() + position.offset;
    yield data;
    if (data.topic === 'Hello' && !data.resumed && heardUntil !== null) {
      yield* missedNotices(listening, position, heardUntil - OVERLAP);
    }
  }
}

async function* missedNotices(
  { client, signal, topics, games }: Listening,
  { delivered }: Position,
  since: number,
): AsyncGenerator<LiveEvent> {
  if (!topics.includes('Notice')) return;
  for (const gameId of games) {
    const missed: GameNotice[] = [];
    for await (const notice of paged(listNotices, gameId, {}, { client, signal })) {
      if (notice.time > since && !delivered.has(notice.id)) missed.push(notice);
    }
    for (const notice of missed.toSorted((a, b) => a.time - b.time)) {
      delivered.add(notice.id);
      yield { topic: 'Notice', gameId, noticeId: notice.id, notice };
    }
  }
}
