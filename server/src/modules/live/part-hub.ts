import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { type InboundLimits, readInTurns } from '../../platform/inbound.ts';
import { hubText, invocationText, splitMessages } from './part-hub-messages.ts';
import { type Listening, MAX_WAITING_BYTES, type Stream } from './part-stream.ts';

/** Time in which a client names its protocol after it has connected. */
const HANDSHAKE_MILLISECONDS = 15_000;

/** The longest message: clients send a handshake and signs of life. */
export const MAX_MESSAGE_BYTES = 512;

/** A client sends a sign of life every 15 s. */
const LIMITS: InboundLimits = {
  framesPerSecond: 5,
  bytesPerSecond: 2048,
  burstSeconds: 4,
  maxPausedSeconds: 5,
};

/** The close code for a client that does not keep to the rules (RFC 6455, 7.4.1). */
const POLICY_VIOLATION = 1008;
/** How long a client may take to answer that it is closed. */
const GOODBYE_MILLISECONDS = 2000;

/** Message types of the hub protocol. */
const COMPLETION = 3;
const PING = 6;
const CLOSE = 7;

interface HubOptions extends Listening {
  socket: WebSocket;
  /** The connection of the socket. */
  connection: Socket;
  /** Called once the client has named its protocol: from then on it may be told events. */
  onReady: (stream: Stream) => void;
  onEnd: (stream: Stream) => void;
}

/**
 * Implements the JSON protocol of SignalR hubs on a WebSocket. Clients only listen: a method that they
 * call is answered with an error.
 */
export function openHub({ socket, connection, onReady, onEnd, ...rest }: HubOptions): Stream {
  let sentAt = performance.now();
  let unread = '';
  let isReady = false;
  const write = (text: string) => {
    if (socket.readyState !== socket.OPEN) return;
    socket.send(text);
    sentAt = performance.now();
    if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate();
  };
  const stream: Stream = {
    ...rest,
    participations: new Map(),
    sentAt: () => sentAt,
    send(frame) {
      const text = invocationText(frame);
      if (text !== null) write(text);
    },
    keepAlive() {
      // A client expects nothing before the answer to its handshake.
      if (isReady) write(hubText({ type: PING }));
    },
    end() {
      if (isReady) write(hubText({ type: CLOSE, allowReconnect: true }));
      socket.close();
    },
  };
  const timeout = setTimeout(() => socket.close(), HANDSHAKE_MILLISECONDS);

  function shakeHands(message: string): void {
    clearTimeout(timeout);
    const problem = handshakeProblem(message);
    write(hubText(problem === null ? {} : { error: problem }));
    if (problem !== null) return socket.close();
    isReady = true;
    onReady(stream);
  }

  function receive(message: string): void {
    if (!isReady) return shakeHands(message);
    if (!NAMES_WHAT_MATTERS.test(message)) return;
    const { type, invocationId } = fieldsOf(message);
    if (type === CLOSE) socket.close();
    if (invocationId === undefined) return;
    write(hubText({ type: COMPLETION, invocationId, error: 'This hub has no methods.' }));
  }

  function giveUp(): void {
    socket.close(POLICY_VIOLATION, 'RATE_LIMITED');
    const goodbye = setTimeout(() => socket.terminate(), GOODBYE_MILLISECONDS);
    socket.once('close', () => clearTimeout(goodbye));
  }

  readInTurns({ socket, connection, limits: LIMITS, onExceeded: giveUp });
  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    if (isBinary || !Buffer.isBuffer(data)) return socket.close();
    const { messages, rest: incomplete } = splitMessages(unread + data.toString());
    unread = incomplete;
    if (Buffer.byteLength(unread) > MAX_MESSAGE_BYTES) return socket.terminate();
    for (const message of messages) receive(message);
  });
  socket.once('close', () => {
    clearTimeout(timeout);
    onEnd(stream);
  });
  socket.on('error', () => socket.terminate());
  return stream;
}

/** What makes a difference in a message after the handshake; a sign of life names neither. */
const NAMES_WHAT_MATTERS = /"invocationId"|"type"\s*:\s*7/;

/** Why a client cannot be served; null when it can. */
function handshakeProblem(message: string): string | null {
  const { protocol } = fieldsOf(message);
  return protocol === 'json' ? null : 'This server supports the protocol json, version 1.';
}

/** The fields of a message; none when it is not a JSON object. */
function fieldsOf(message: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(message);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
