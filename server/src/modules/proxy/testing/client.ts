import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';

export type Client = Awaited<ReturnType<typeof openClient>>;

/** A WebSocket that keeps what it receives. */
export async function openClient(
  url: string,
  options: ClientOptions = {},
  protocols: string[] = [],
) {
  const socket = new WebSocket(url, protocols, options);
  const received: Buffer[] = [];
  socket.on('message', (data: Buffer) => received.push(data));
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
  });
  // The caller that waits for `open` gets the error.
  closed.catch(() => undefined);
  await once(socket, 'open');
  return {
    socket,
    closed,
    text: () => Buffer.concat(received).toString(),
    bytes: () => received.reduce((sum, { length }) => sum + length, 0),
    /** Whether an empty message has come. */
    hasEnded: () => received.some(({ length }) => length === 0),
  };
}

/** The status and the code of a handshake that is refused. */
export function refusalOf(url: string, options: ClientOptions = {}) {
  return new Promise<{ status: number | undefined; code: string }>((resolve, reject) => {
    const socket = new WebSocket(url, options);
    socket.on('open', () => reject(new Error('The handshake was accepted.')));
    socket.on('error', reject);
    socket.on('unexpected-response', (_request, response) => {
      let body = '';
      response.on('data', (data: Buffer) => (body += data.toString()));
      response.on('close', () => {
        const { code } = JSON.parse(body) as { code: string };
        resolve({ status: response.statusCode, code });
      });
    });
  });
}
