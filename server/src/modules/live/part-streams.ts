import type { LiveTopic } from '@halyard/sdk/types';
import { AppError } from '../../domain/app-error.ts';
import { createNetworkCounts } from '../../platform/networks.ts';
import type { Stream } from './part-stream.ts';

/** Open streams that one account may hold in this process. */
const MAX_OF_ACCOUNT = 20;
/** Seconds after which to try again when there are too many. */
const RETRY_AFTER = 30;

/** The open streams of this process. */
export interface Streams {
  /** Throws RATE_LIMITED when the account or a network of the address holds too many. */
  checkRoom: (userId: string | null, address: string) => void;
  add: (stream: Stream, address: string) => void;
  has(stream: Stream): boolean;
  /** From now on the stream is one of its games'; does nothing if it was removed. */
  listen(stream: Stream): void;
  remove: (stream: Stream) => void;
  all(): Iterable<Stream>;
  /** The ids of the games that a stream listens to. */
  games(): Iterable<number>;
  ofGame(gameId: number): ReadonlySet<Stream>;
  /** Whether a stream listens to a topic of a game. */
  hears: (gameId: number, topic: LiveTopic) => boolean;
  ofUser(userId: string): ReadonlySet<Stream>;
}

const NONE: ReadonlySet<Stream> = new Set();

/** @param perAddress open streams that one address may hold in this process */
export function createStreams(perAddress: number): Streams {
  const addresses = new Map<Stream, string>();
  const byGame = new Map<number, Set<Stream>>();
  const byUser = new Map<string, Set<Stream>>();
  const ofNetworks = createNetworkCounts(perAddress);
  const byTopic = new Map<string, Set<Stream>>();

  return {
    checkRoom(userId, address) {
      const ofUser = userId === null ? 0 : (byUser.get(userId)?.size ?? 0);
      if (ofUser >= MAX_OF_ACCOUNT || !ofNetworks.hasRoom(address)) {
        throw new AppError('RATE_LIMITED', { retryAfter: RETRY_AFTER });
      }
    },
    add(stream, address) {
      addresses.set(stream, address);
      ofNetworks.add(address);
      if (stream.actor) include(byUser, stream.actor.userId, stream);
    },
    has: (stream) => addresses.has(stream),
    listen(stream) {
      if (!addresses.has(stream)) return;
      for (const gameId of stream.gameIds) {
        include(byGame, gameId, stream);
        for (const topic of stream.topics) include(byTopic, keyOf(gameId, topic), stream);
      }
    },
    remove(stream) {
      const address = addresses.get(stream);
      addresses.delete(stream);
      if (address !== undefined) ofNetworks.remove(address);
      if (stream.actor) exclude(byUser, stream.actor.userId, stream);
      for (const gameId of stream.gameIds) {
        exclude(byGame, gameId, stream);
        for (const topic of stream.topics) exclude(byTopic, keyOf(gameId, topic), stream);
      }
    },
    all: () => addresses.keys(),
    games: () => byGame.keys(),
    ofGame: (gameId) => byGame.get(gameId) ?? NONE,
    hears: (gameId, topic) => byTopic.has(keyOf(gameId, topic)),
    ofUser: (userId) => byUser.get(userId) ?? NONE,
  };
}

function keyOf(gameId: number, topic: LiveTopic): string {
  return `${gameId} ${topic}`;
}

function include<Key>(sets: Map<Key, Set<Stream>>, key: Key, stream: Stream): void {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set.add(stream));
}

function exclude<Key>(sets: Map<Key, Set<Stream>>, key: Key, stream: Stream): void {
  const set = sets.get(key);
  set?.delete(stream);
  if (set?.size === 0) sets.delete(key);
}
