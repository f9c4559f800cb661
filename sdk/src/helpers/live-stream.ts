import { listNotices, openLive } from '../generated/client/index.ts';
import type { GameNotice } from '../generated/model/gameNotice.zod.ts';
import type { ListNoticesParams } from '../generated/model/listNoticesParams.zod.ts';
import type { LiveEvent } from '../generated/model/liveEvent.zod.ts';
import type { CallOptions } from '../runtime/exchange.ts';
import { backOff } from '../runtime/retry.ts';
import type { Listening } from './live-options.ts';
import { passing } from './live-failure.ts';
import { paged } from './paged.ts';
import { rest } from './rest.ts';

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;
/** Milliseconds by which what was committed and what was sent may lie apart. */
const OVERLAP = 10_000;

/** Where a listener stands, across connections. */
interface Place {
  lastEventId: string | undefined;
  /** By the server's clock; null before the first `Hello`. */
  heardUntil: number | null;
  /** Server's clock minus ours. */
  offset: number;
  /** Ids of notices that were given. */
  told: Set<number>;
}

/** Events over the server's live channel, across lost connections. */
export async function* streamLive(listening: Listening): AsyncGenerator<LiveEvent> {
  const place: Place = { lastEventId: undefined, heardUntil: null, offset: 0, told: new Set() };
  for (let failures = 1; ; failures++) {
    let pause = 0;
    try {
      for await (const event of connection(listening, place)) {
        failures = 0;
        yield event;
      }
    } catch (error) {
      pause = (passing(error).retryAfter ?? 0) * 1000;
    }
    listening.onState('lost');
    const growing = backOff(Math.max(1, failures), FIRST_PAUSE, LONGEST_PAUSE);
    await rest(Math.max(pause, growing), listening.signal);
  }
}

/** What one connection brings, and what came between the last one and this one. */
async function* connection(listening: Listening, place: Place): AsyncGenerator<LiveEvent> {
  const { client, signal, topics, games } = listening;
  const { lastEventId } = place;
  const params = { topics: [...topics], ...(games.length > 0 && { game: [...games] }) };
  for await (const { id, data } of await openLive(params, { client, signal, lastEventId })) {
    listening.onState('streaming');
    const { heardUntil } = place;
    place.lastEventId = id ?? place.lastEventId;
    if (data.topic === 'Hello') place.offset = data.time - Date.now();
    if (data.topic === 'Notice') place.told.add(data.noticeId);
    place.heardUntil = Date.now() + place.offset;
    yield data;
    if (data.topic === 'Hello' && !data.resumed && heardUntil !== null) {
      yield* missedNotices(listening, place, heardUntil - OVERLAP);
    }
  }
}

async function* missedNotices(
  { client, signal, topics, games }: Listening,
  { told }: Place,
  since: number,
): AsyncGenerator<LiveEvent> {
  if (!topics.includes('Notice')) return;
  for (const gameId of games) {
    const missed: GameNotice[] = [];
    const list = (window: ListNoticesParams, call: CallOptions) =>
      listNotices(gameId, window, call);
    for await (const notice of paged(list, {}, { client, signal })) {
      if (notice.time > since && !told.has(notice.id)) missed.push(notice);
    }
    for (const notice of missed.toSorted((a, b) => a.time - b.time)) {
      told.add(notice.id);
      yield { topic: 'Notice', gameId, noticeId: notice.id, notice };
    }
  }
}
