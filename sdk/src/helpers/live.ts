import { getConfig } from '../generated/client/index.ts';
import type { LiveEvent } from '../generated/model/liveEvent.zod.ts';
import type { Client } from '../runtime/client.ts';
import type { LiveOptions, LiveState, Listening } from './live-options.ts';
import { pollLive } from './live-polling.ts';
import { streamLive } from './live-stream.ts';

/**
 * Hears what happens in a game, for as long as it is iterated: over the server's live channel where
 * it has one, else by polling, with the same events.
 *
 * The first event is `Hello`. A connection that is lost is opened again with growing pauses and goes
 * on where it had ended. Where the server no longer knows that place, there is another `Hello` whose
 * `resumed` is false, followed by the notices that came meanwhile: fetch again whatever else you
 * show. An event may come twice then. Rejects when the server cannot be reached at the
 * start, and when it refuses, for example because a topic is not for this account.
 *
 * ```ts
 * for await (const event of live(client, { game: 7, topics: ['Notice'] })) {
 *   if (event.topic === 'Notice' && event.notice?.type === 'FirstBlood') announce(event.notice);
 * }
 * ```
 */
export async function* live(
  client: Client,
  { game = [], topics, signal = null, interval = 10_000, onState }: LiveOptions,
): AsyncGenerator<LiveEvent, void, undefined> {
  const { extensions = [] } = await getConfig({ client, signal });
  let state: LiveState | null = null;
  const listening: Listening = {
    client,
    games: typeof game === 'number' ? [game] : game,
    topics,
    signal,
    interval,
    extensions,
    onState(next) {
      if (next !== state) onState?.(next);
      state = next;
    },
  };
  yield* extensions.includes('live') ? streamLive(listening) : pollLive(listening);
}
