import { connect, type Socket } from 'node:net';

const RECONNECT_MILLISECONDS = 200;

/** A frame of a client, with a mask of zeros: who sends a flood does not work for it. */
export function frameOf(payload: Buffer, opcode: number): Buffer {
  const { length } = payload;
  const head = [0x80 | opcode, 0x80 | (length < 126 ? length : length < 65_536 ? 126 : 127)];
  if (length >= 65_536) head.push(0, 0, 0, 0, (length >> 24) & 0xff, (length >> 16) & 0xff);
  if (length >= 126) head.push((length >> 8) & 0xff, length & 0xff);
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), payload]);
}

/**
 * Opens so many WebSockets on a path and sends bytes on each of them, so many times a second. Connects
 * again when a connection ends. Resolves once all have been accepted.
 */
export async function floodSockets(
  url: string,
  path: string,
  load: { sockets: number; first: Buffer; bytes: Buffer; perSecond: number },
): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const head = [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '',
    '',
  ].join('\r\n');

  function open(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.once('connect', () => socket.write(head));
    socket.once('data', () => {
      resolve();
      socket.write(load.first);
      const timer = setInterval(() => send(socket, load.bytes), 1000 / load.perSecond);
      socket.once('close', () => clearInterval(timer));
      socket.resume();
    });
    socket.once('close', () => setTimeout(() => void open(), RECONNECT_MILLISECONDS));
    return promise;
  }

  await Promise.all(Array.from({ length: load.sockets }, open));
}

/** Does not collect what nobody takes. */
function send(socket: Socket, bytes: Buffer): void {
  if (socket.writable && !socket.writableNeedDrain) socket.write(bytes);
}
