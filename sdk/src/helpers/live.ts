import { getConfig } from '../generated/client/index.ts';
import type { LiveEvent } from '../generated/types/liveEvent.ts';
import type { LiveTopic } from '../generated/types/liveTopic.ts';
import type { Client } from '../runtime/client.ts';
import { otherOriginOf } from '../runtime/call-options.ts';
import { ApiError } from '../runtime/errors.ts';
import type { LiveOptions, LiveState, Listening } from './live-options.ts';
import { POLLED_TOPICS, pollLive } from './live-polling.ts';
import { streamLive } from './live-stream.ts';

/**
 * Iterates over the events of a game: over the server's live channel if it has one, else by polling,
 * with the same events. A page of another origin polls too, because browsers hide the live channel from it.
 *
 * The first event is `Hello`. A lost connection is reopened with increasing delays and continues
 * after the last event. If the server no longer has those events, it sends another `Hello` with
 * `resumed: false`, followed by the notices that were missed; fetch all other data again. An event
 * may then arrive twice. Rejects if the server cannot be reached at the start, and if it rejects the
 * request, for example because the account may not receive a topic. Rejects with kind `bad-request`
 * for a topic that needs a game and got none, and for one that only a live channel has if the server
 * has none or the page is of another origin.
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
  const games = typeof game === 'number' ? [game] : game;
  checkGames(topics, games);
  const { extensions = [] } = await getConfig({ client, signal });
  const obstacle = obstacleOf(client, extensions);
  if (obstacle !== null) checkPolled(topics, obstacle);
  let state: LiveState | null = null;
  const listening: Listening = {
    client,
    games,
    topics,
    signal,
    interval,
    extensions,
    onState(next) {
      if (next !== state) onState?.(next);
      state = next;
    },
  };
  yield* obstacle === null ? streamLive(listening) : pollLive(listening);
}

/** Why the live channel cannot be used; null if it can. */
function obstacleOf({ options }: Client, extensions: readonly string[]): string | null {
  if (!extensions.includes('live')) return 'the server has no live channel';
  const origin = otherOriginOf(options.baseUrl ?? '');
  return origin === null
    ? null
    : `pages of ${origin} cannot use the live channel of another origin`;
}

function checkGames(topics: readonly LiveTopic[], games: readonly number[]): void {
  const topic = topics.find((each) => each !== 'Log');
  if (topic !== undefined && games.length === 0) refuse(`the topic ${topic} needs a game`);
}

function checkPolled(topics: readonly LiveTopic[], obstacle: string): void {
  const topic = topics.find((each) => !POLLED_TOPICS.some((polled) => polled === each));
  if (topic === undefined) return;
  refuse(`${obstacle}, and polling cannot tell ${topic}, only ${POLLED_TOPICS.join(' and ')}`);
}

function refuse(reason: string): never {
  throw new ApiError({ kind: 'bad-request', title: `live: ${reason}`, operation: 'openLive' });
}
