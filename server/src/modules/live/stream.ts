import type { ServerResponse } from 'node:http';
import type { LiveTopic } from '@halyard/sdk/types';
import type { Actor } from '../../domain/actor.ts';

/** A client that reads so slowly that this many bytes wait for it is disconnected. */
export const MAX_WAITING_BYTES = 256 * 1024;

/** Clients reconnect after this time and up to as long again, so that not all come back at once. */
const RETRY_MILLISECONDS = 1000;

/** One event, as it is sent to many streams. */
export interface Frame {
  readonly data: { readonly topic: string; readonly [field: string]: unknown };
  /** As a server-sent event. */
  readonly text: string;
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
  send(frame: Frame): void;
  /** Tells the client that the stream is still there. */
  keepAlive(): void;
  end(): void;
}

/** Whom a stream is for, and what it tells. */
export type Listening = Pick<Stream, 'actor' | 'topics' | 'gameIds' | 'expiresAt'>;

interface StreamOptions extends Listening {
  response: ServerResponse;
  onEnd: (stream: Stream) => void;
}

/** Begins the answer of a stream; its headers must be set. */
export function openStream({ response, onEnd, ...rest }: StreamOptions): Stream {
  let sentAt = performance.now();
  const write = (text: string) => {
    if (response.writableEnded || response.destroyed) return;
    response.write(text);
    sentAt = performance.now();
    if (response.writableLength > MAX_WAITING_BYTES) response.destroy();
  };
  const stream: Stream = {
    ...rest,
    participations: new Map(),
    sentAt: () => sentAt,
    send: ({ text }) => write(text),
    keepAlive: () => write(':\n\n'),
    end: () => void response.end(),
  };
  response.writeHead(200);
  response.once('close', () => onEnd(stream));
  response.on('error', () => response.destroy());
  const retry = Math.round(RETRY_MILLISECONDS * (1 + Math.random()));
  write(`retry: ${retry}\n\n`);
  return stream;
}

/** The event with this id, made once for all streams. */
export function frameOf(id: number, data: Frame['data']): Frame {
  return { data, text: `id: ${id}\ndata: ${JSON.stringify(data)}\n\n` };
}
