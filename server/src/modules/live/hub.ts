import type { WebSocket } from 'ws';
import { hubText, invocationText, splitMessages } from './hub-messages.ts';
import { type Listening, MAX_WAITING_BYTES, type Stream } from './stream.ts';

/** Time in which a client names its protocol after it has connected. */
const HANDSHAKE_MILLISECONDS = 15_000;

/** Message types of the hub protocol. */
const COMPLETION = 3;
const PING = 6;
const CLOSE = 7;

interface HubOptions extends Listening {
  socket: WebSocket;
  /** Called once the client has named its protocol: from then on it may be told events. */
  onReady: (stream: Stream) => void;
  onEnd: (stream: Stream) => void;
}

/**
 * Implements the JSON protocol of SignalR hubs on a WebSocket. Clients only listen: a method that they
 * call is answered with an error.
 */
export function openHub({ socket, onReady, onEnd, ...rest }: HubOptions): void {
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
    keepAlive: () => write(hubText({ type: PING })),
    end() {
      write(hubText({ type: CLOSE, allowReconnect: true }));
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
    const { type, invocationId } = fieldsOf(message);
    if (type === CLOSE) socket.close();
    if (invocationId === undefined) return;
    write(hubText({ type: COMPLETION, invocationId, error: 'This hub has no methods.' }));
  }

  socket.on('message', (data, isBinary) => {
    if (isBinary || !Buffer.isBuffer(data)) return socket.close();
    const { messages, rest: incomplete } = splitMessages(unread + data.toString());
    unread = incomplete;
    if (Buffer.byteLength(unread) > MAX_WAITING_BYTES) return socket.terminate();
    for (const message of messages) receive(message);
  });
  socket.once('close', () => {
    clearTimeout(timeout);
    if (isReady) onEnd(stream);
  });
  socket.on('error', () => socket.terminate());
}

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
