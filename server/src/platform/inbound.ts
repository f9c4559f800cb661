import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { createFrameCounter } from './frame-counter.ts';

/** What a client may send on one WebSocket. */
export interface InboundLimits {
  /** Messages, parts of messages, pings and pongs. */
  readonly framesPerSecond: number;
  readonly bytesPerSecond: number;
  /** What is allowed for this many seconds may come at once. */
  readonly burstSeconds: number;
  /**
   * A client that has sent more is not read until it would have been allowed to. It is given up when that has
   * taken so many seconds since it last kept within its limits.
   */
  readonly maxPausedSeconds: number;
}

interface InboundOptions {
  socket: WebSocket;
  /** The connection of the WebSocket, which nobody else reads. */
  connection: Socket;
  limits: InboundLimits;
  /** Called when all messages of one read have been delivered. */
  onRead?: () => void;
  /** Called once, when the client is given up; nothing is read from then on. */
  onExceeded?: () => void;
}

/** How a WebSocket is read. */
export interface Inbound {
  /** Reads no more until it is resumed. */
  pause(): void;
  resume(): void;
  /** Whether there may be bytes that are not read yet, because of a pause or of the limits. */
  isHeldBack(): boolean;
}

/** What all WebSockets together may take of one turn of the event loop. */
const TURN_MILLISECONDS = 0.5;

/** The bytes of one read: as many as take about this many frames. */
const FRAMES_PER_READ = 128;
const MIN_READ_BYTES = 1024;
const MAX_READ_BYTES = 64 * 1024;

const MIN_PAUSE_MILLISECONDS = 10;

const turns = createTurns();

/**
 * Reads a WebSocket in small pieces, as fast as its limits and the other WebSockets allow. The library would
 * handle all frames that have arrived at once. A connection with a listener of `readable` is read by whoever
 * calls `read`, and the library still hears of the bytes by `data`.
 */
export function readInTurns(options: InboundOptions): Inbound {
  const { socket, connection, limits, onRead, onExceeded } = options;
  const countFrames = createFrameCounter();
  const allowance = createAllowance(limits);
  let readBytes = MIN_READ_BYTES;
  let isPaused = false;
  let isOver = false;
  let waiting: NodeJS.Timeout | null = null;
  let lastPing: Buffer | null = null;

  /** Returns whether there is more to read. */
  function read(): boolean {
    if (isPaused || isOver || waiting) return false;
    const bytes: Buffer | null = connection.read(
      Math.min(readBytes, connection.readableLength) || undefined,
    );
    if (bytes === null) return false;
    const frames = countFrames(bytes);
    onRead?.();
    answerPing();
    readBytes = nextReadBytes(bytes.length, frames);
    const seconds = allowance.take(frames, bytes.length);
    if (allowance.pausedSeconds() > limits.maxPausedSeconds) giveUp();
    else if (seconds > 0) wait(seconds * 1000);
    return connection.readableLength > 0;
  }

  /** The last one of a read only, as RFC 6455 allows: otherwise each would cost a packet. */
  function answerPing(): void {
    if (lastPing && socket.readyState === socket.OPEN) socket.pong(lastPing);
    lastPing = null;
  }

  function wait(milliseconds: number): void {
    waiting = setTimeout(
      () => {
        waiting = null;
        turns.enter(read);
      },
      Math.max(milliseconds, MIN_PAUSE_MILLISECONDS),
    );
  }

  function giveUp(): void {
    isOver = true;
    onExceeded?.();
  }

  socket.on('ping', (data) => (lastPing = data));
  connection.on('readable', () => turns.enter(read));
  // The library would handle all that has not been read at once.
  connection.prependListener('close', () => {
    isOver = true;
    if (waiting) clearTimeout(waiting);
    connection.removeAllListeners('data').read(connection.readableLength);
  });

  return {
    pause: () => void (isPaused = true),
    resume() {
      isPaused = false;
      turns.enter(read);
    },
    isHeldBack: () => isPaused || waiting !== null || connection.readableLength > 0,
  };
}

/** As many bytes as the same frames need, at most twice as many as there were. */
function nextReadBytes(bytes: number, frames: number): number {
  const wanted = (bytes / Math.max(1, frames)) * FRAMES_PER_READ;
  return Math.round(
    Math.min(MAX_READ_BYTES, Math.max(MIN_READ_BYTES, Math.min(wanted, 2 * bytes))),
  );
}

/** Bounds the work for all sockets in one turn of the event loop; those that have more take turns. */
function createTurns() {
  /** What reads a socket once and tells whether there is more, in the order of the turns. */
  const waiting = new Set<() => boolean>();
  let spent = 0;
  let isWorking = false;
  let isAwaited = false;

  function work(): void {
    const begin = performance.now() - spent;
    isWorking = true;
    try {
      for (const read of waiting) {
        waiting.delete(read);
        if (read()) waiting.add(read);
        spent = performance.now() - begin;
        if (spent >= TURN_MILLISECONDS) break;
      }
    } finally {
      isWorking = false;
      if (!isAwaited) setImmediate(beginTurn);
      isAwaited = true;
    }
  }

  function beginTurn(): void {
    isAwaited = false;
    spent = 0;
    if (waiting.size > 0) work();
  }

  return {
    enter(read: () => boolean): void {
      waiting.add(read);
      if (!isWorking && spent < TURN_MILLISECONDS) work();
    },
  };
}

/** What may be sent without a pause: it grows with time, up to that of a burst. */
function createAllowance({ framesPerSecond, bytesPerSecond, burstSeconds }: InboundLimits) {
  /** Seconds that what was sent would have taken, beyond those that have passed. */
  let ahead = 0;
  let at = performance.now();
  let paused = 0;

  return {
    /** Returns the seconds for which the client has to pause. */
    take(frames: number, bytes: number): number {
      const now = performance.now();
      ahead -= (now - at) / 1000;
      at = now;
      if (ahead <= 0) {
        ahead = 0;
        paused = 0;
      }
      ahead += Math.max(frames / framesPerSecond, bytes / bytesPerSecond);
      const pause = Math.max(0, ahead - burstSeconds);
      paused += pause;
      return pause;
    },
    /** Seconds of pauses since the client was last below its rate. */
    pausedSeconds: () => paused,
  };
}
