import type { ServerResponse } from 'node:http';
import type { LiveTopic } from '@halyard/sdk/types';
import type { Actor } from '../../domain/actor.ts';

/** A client that reads so slowly that this many bytes wait for it is disconnected. */
const MAX_WAITING_BYTES = 256 * 1024;

/** Clients reconnect after this time and up to as long again, so that not all come back at once. */
const RETRY_MILLISECONDS = 1000;

/** An open stream of live events. */
export interface Stream {
  readonly actor: Actor | null;
  readonly topics: ReadonlySet<LiveTopic>;
  readonly gameIds: ReadonlySet<number>;
  /** The caller's participation in a game when it was last looked at, by the game's id. */
  readonly participations: Map<number, number | null>;
  /** When something was last sent, in milliseconds of a monotonic clock. */
  sentAt(): number;
  send(frame: string): void;
  end(): void;
}

interface StreamOptions {
  response: ServerResponse;
  actor: Actor | null;
  topics: ReadonlySet<LiveTopic>;
  gameIds: ReadonlySet<number>;
  onEnd: (stream: Stream) => void;
}

/** Begins the answer of a stream; its headers must be set. */
export function openStream({ response, onEnd, ...rest }: StreamOptions): Stream {
  let sentAt = performance.now();
  const stream: Stream = {
    ...rest,
    participations: new Map(),
    sentAt: () => sentAt,
    send(frame) {
      if (response.writableEnded || response.destroyed) return;
      response.write(frame);
      sentAt = performance.now();
      if (response.writableLength > MAX_WAITING_BYTES) response.destroy();
    },
    end: () => void response.end(),
  };
  response.writeHead(200);
  response.once('close', () => onEnd(stream));
  response.on('error', () => response.destroy());
  const retry = Math.round(RETRY_MILLISECONDS * (1 + Math.random()));
  stream.send(`retry: ${retry}\n\n`);
  return stream;
}

/** The text of an event as it is sent. */
export function frameOf(id: number, data: object): string {
  return `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Tells a client that its stream is still there. */
export const COMMENT = ':\n\n';
