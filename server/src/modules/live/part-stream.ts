import type { ServerResponse } from 'node:http';
import type { LiveTopic } from '@halyard/sdk/types';
import type { Actor } from '../../domain/actor.ts';
import type { Rounds } from './part-rounds.ts';

/** A client that reads so slowly that this many bytes wait for it is disconnected. */
export const MAX_WAITING_BYTES = 256 * 1024;

/** Clients reconnect after this time and up to as long again, so that not all come back at once. */
const RETRY_MILLISECONDS = 1000;

/** One event, as it is sent to many streams. */
export interface Frame {
  readonly data: { readonly topic: string; readonly [field: string]: unknown };
  /** As a server-sent event in UTF-8. */
  readonly bytes: Buffer;
}

/** An open stream of live events, in whichever protocol. */
export interface Stream {
  readonly actor: Actor | null;
  readonly topics: ReadonlySet<LiveTopic>;
  readonly gameIds: ReadonlySet<number>;
  /** When the API token that opened it stops working, in milliseconds since 1970; null: never. */
  readonly expiresAt: number | null;
  /** The caller's participation in a game when it was last looked at, by the game's id. */
  readonly participations: Map<number, number | null>;
  /** When something was last sent, in milliseconds of a monotonic clock. */
  sentAt(): number;
  /** Sends it now or with others a little later, in this order. */
  send(frame: Frame): void;
  /** Tells the client that the stream is still there. */
  keepAlive(): void;
  end(): void;
}

/** Whom a stream is for, and what it tells. */
export type Listening = Pick<Stream, 'actor' | 'topics' | 'gameIds' | 'expiresAt'>;

interface StreamOptions extends Listening {
  response: ServerResponse;
  rounds: Rounds;
  onEnd: (stream: Stream) => void;
}

/** Begins the answer of a stream; its headers must be set. */
export function openStream({ response, rounds, onEnd, ...rest }: StreamOptions): Stream {
  let sentAt = performance.now();
  let waiting: Buffer[] = [];
  const write = (bytes: Buffer) => {
    if (response.writableEnded || response.destroyed) return;
    response.write(bytes);
    sentAt = performance.now();
    if (response.writableLength > MAX_WAITING_BYTES) response.destroy();
  };
  const flush = () => {
    const [first, ...others] = waiting;
    waiting = [];
    if (first) write(others.length === 0 ? first : Buffer.concat([first, ...others]));
  };
  const stream: Stream = {
    ...rest,
    participations: new Map(),
    sentAt: () => sentAt,
    send({ bytes }) {
      if (waiting.push(bytes) === 1) rounds.add(flush);
    },
    keepAlive: () => write(KEEP_ALIVE),
    end() {
      flush();
      response.end();
    },
  };
  // The end of the connection ends the stream, which saves the work of marking each chunk.
  response.setHeader('Connection', 'close');
  response.removeHeader('Transfer-Encoding');
  response.writeHead(200);
  response.once('close', () => onEnd(stream));
  response.on('error', () => response.destroy());
  const retry = Math.round(RETRY_MILLISECONDS * (1 + Math.random()));
  write(Buffer.from(`retry: ${retry}\n\n`));
  return stream;
}

/** A comment, which clients ignore. */
const KEEP_ALIVE = Buffer.from(':\n\n');

/** The event with this id, made once for all streams. */
export function frameOf(id: number, data: Frame['data']): Frame {
  return { data, bytes: Buffer.from(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`) };
}
