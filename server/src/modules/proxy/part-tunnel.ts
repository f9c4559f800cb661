import { connect, type Socket } from 'node:net';
import type { RawData, WebSocket } from 'ws';
import { AppError } from '../../domain/app-error.ts';
import { type Inbound, type InboundLimits, readInTurns } from '../../platform/inbound.ts';
import type { ConnectionEnd, Recorder } from '../containers/public.ts';

/** With this subprotocol an empty message ends a direction, and the other one goes on. */
export const SUBPROTOCOL = 'halyard.tcp';

/** The longest message; a slow container costs no more than one of them beside the buffers. */
export const MAX_MESSAGE_BYTES = 2 ** 20;

/**
 * What a player may send. Bytes have no limit of their own: WebSockets take turns, and the container takes no
 * more than it reads. A player who sends more is not read for a moment, and never closed.
 */
const LIMITS: InboundLimits = {
  framesPerSecond: 10_000,
  bytesPerSecond: Infinity,
  burstSeconds: 0.2,
  maxPausedSeconds: Infinity,
};

/** Bytes that wait for a slow player before the container is no longer read, and is read again. */
const FULL_BYTES = 2 ** 20;
const FREE_BYTES = 2 ** 18;

const PING_MILLISECONDS = 30_000;
/** How long either end may take to say goodbye. */
const GOODBYE_MILLISECONDS = 2000;

const EMPTY = Buffer.alloc(0);

export interface Close {
  readonly code: number;
  readonly reason: string;
}

/** The codes with which the proxy closes a WebSocket; clients may rely on them. */
export const CLOSES = {
  done: { code: 1000, reason: '' },
  stopping: { code: 1001, reason: 'SERVER_STOPPING' },
  denied: { code: 4403, reason: 'ACCESS_LOST' },
  idle: { code: 4408, reason: 'IDLE_TIMEOUT' },
  destroyed: { code: 4410, reason: 'INSTANCE_DESTROYED' },
  reset: { code: 4502, reason: 'INSTANCE_RESET' },
} as const satisfies Record<string, Close>;

export interface Tunnel {
  /** Ends it at once; what is not sent yet is lost. */
  close(how: Close): void;
  /** Bytes of the container that wait for the player. */
  waitingBytes(): number;
}

interface TunnelParts {
  socket: WebSocket;
  /** The connection of the socket. */
  connection: Socket;
  /** Connected, with `allowHalfOpen`, and not read yet. */
  tcp: Socket;
  recorder: Recorder | undefined;
  idleMilliseconds: number;
  pingMilliseconds?: number;
  onEnd: () => void;
  onError: (error: unknown) => void;
}

/** Carries bytes between a player's WebSocket and the TCP connection to a container. */
export function openTunnel(parts: TunnelParts): Tunnel {
  const { socket, tcp, recorder } = parts;
  const endsApart = socket.protocol === SUBPROTOCOL;
  let isPlayerDone = false;
  let isContainerDone = false;
  let firstEnd: ConnectionEnd | null = null;

  const { send, endWith } = createSender(parts, () => watch.noteBytes());

  function finishIfDone(): void {
    if (isPlayerDone && isContainerDone) endWith(CLOSES.done);
  }

  const inbound = readPlayer(parts, {
    onRead(bytes) {
      watch.noteRead();
      if (bytes === null) return;
      watch.noteBytes();
      if (isPlayerDone || !tcp.writable) return;
      recorder?.sent(bytes);
      if (!tcp.write(bytes)) inbound.pause();
    },
    onEmpty() {
      if (!endsApart || isPlayerDone) return;
      isPlayerDone = true;
      firstEnd ??= 'Player';
      tcp.end();
      finishIfDone();
    },
  });

  tcp.on('drain', () => inbound.resume());
  tcp.on('data', (bytes: Buffer) => {
    watch.noteBytes();
    recorder?.received(bytes);
    send(bytes);
  });
  tcp.on('end', () => {
    isContainerDone = true;
    firstEnd ??= 'Container';
    if (!endsApart) return endWith(null);
    send(EMPTY);
    finishIfDone();
  });
  tcp.on('error', () => undefined);
  tcp.on('close', () => {
    // What the player sends now goes nowhere, so it is read and thrown away.
    inbound.resume();
    if (isContainerDone) return;
    firstEnd = 'Reset';
    endWith(CLOSES.reset);
  });

  const watch = watchTunnel(parts, inbound, () => close(CLOSES.idle));

  function close({ code, reason }: Close): void {
    firstEnd = 'Reset';
    tcp.destroy();
    socket.close(code, reason);
    const goodbye = setTimeout(() => socket.terminate(), GOODBYE_MILLISECONDS);
    socket.once('close', () => clearTimeout(goodbye));
  }

  function end(): void {
    watch.stop();
    // What the player has sent still goes out.
    tcp.resume();
    tcp.destroySoon();
    const goodbye = setTimeout(() => tcp.destroy(), GOODBYE_MILLISECONDS);
    tcp.once('close', () => clearTimeout(goodbye));
    recorder?.close(firstEnd ?? 'Player').catch(parts.onError);
    parts.onEnd();
  }

  socket.once('close', end);
  return { close, waitingBytes: () => socket.bufferedAmount };
}

interface PlayerListeners {
  /** Called after each read with what its messages contain; null for nothing. */
  onRead: (bytes: Buffer | null) => void;
  onEmpty: () => void;
}

/** Joins the messages of one read, so that many small ones cost the container as little as a large one. */
function readPlayer({ socket, connection }: TunnelParts, listeners: PlayerListeners): Inbound {
  let messages: Buffer[] = [];

  function pass(): void {
    const [first = null, ...others] = messages;
    messages = [];
    listeners.onRead(first && others.length > 0 ? Buffer.concat([first, ...others]) : first);
  }

  socket.on('message', (data: RawData) => {
    const bytes = data as Buffer;
    if (bytes.length > 0) return void messages.push(bytes);
    pass();
    listeners.onEmpty();
  });
  // A message that is too long, or not as the protocol says; the library closes.
  socket.on('error', () => undefined);
  return readInTurns({ socket, connection, limits: LIMITS, onRead: pass });
}

/** Sends to the player as fast as they read, and closes behind the last byte. */
function createSender({ socket, tcp }: TunnelParts, onSent: () => void) {
  let unsent = 0;
  /** What to close with once all bytes are sent; `null` for no code. */
  let closing: Close | null | undefined;

  /** A close frame starts a timer of the library, so a slow player gets it after the bytes. */
  function closeWhenSent(): void {
    if (closing === undefined || unsent > 0) return;
    if (closing === null) socket.close();
    else socket.close(closing.code, closing.reason);
  }

  return {
    send: (bytes: Buffer): void => {
      unsent++;
      socket.send(bytes, { binary: true }, () => {
        unsent--;
        onSent();
        if (tcp.isPaused() && socket.bufferedAmount < FREE_BYTES) tcp.resume();
        closeWhenSent();
      });
      if (socket.bufferedAmount > FULL_BYTES) tcp.pause();
    },
    endWith: (how: Close | null): void => {
      if (closing === undefined) closing = how;
      closeWhenSent();
    },
  };
}

/** Gives up a dead player, and says when nothing has been carried for too long. */
function watchTunnel(
  { socket, idleMilliseconds, pingMilliseconds = PING_MILLISECONDS }: TunnelParts,
  inbound: Inbound,
  onIdle: () => void,
) {
  let lastBytes = performance.now();
  let awaitsPong = false;
  const pings = setInterval(() => {
    // The answer to a ping waits behind bytes that are not read.
    if (socket.bufferedAmount > 0 || inbound.isHeldBack()) return void (awaitsPong = false);
    if (awaitsPong) return socket.terminate();
    awaitsPong = true;
    socket.ping();
  }, pingMilliseconds);
  let idle = setTimeout(checkIdle, idleMilliseconds);

  function checkIdle(): void {
    const left = lastBytes + idleMilliseconds - performance.now();
    if (left <= 0) return onIdle();
    idle = setTimeout(checkIdle, left);
  }

  return {
    /** Bytes were carried. */
    noteBytes: () => void (lastBytes = performance.now()),
    /** The player has sent something, were it the answer to a ping. */
    noteRead: () => void (awaitsPong = false),
    stop(): void {
      clearInterval(pings);
      clearTimeout(idle);
    },
  };
}

/** Longer than a machine nearby takes to answer. */
const CONNECT_MILLISECONDS = 5000;

/** Connects to a container; throws INSTANCE_UNREACHABLE. */
export function dial(address: { host: string; port: number }): Promise<Socket> {
  const { host, port } = address;
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, allowHalfOpen: true, noDelay: true });
    const timer = setTimeout(() => socket.destroy(new Error('No answer.')), CONNECT_MILLISECONDS);
    socket.once('error', (cause) => {
      clearTimeout(timer);
      reject(new AppError('INSTANCE_UNREACHABLE', { cause }));
    });
    socket.once('connect', () => {
      clearTimeout(timer);
      // From here on an error is followed by `close`, which the tunnel hears.
      socket.on('error', () => undefined);
      resolve(socket);
    });
  });
}
