// What the generator of an attack is measured against: a program that does as little as possible with
// what it gets. It tells its port, and ends with the drill.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** RFC 6455, 1.3. */
const KEY_SUFFIX = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

const server = createServer((request, answer) => {
  request.resume();
  request.once('end', () => answer.end());
  request.on('error', () => undefined);
});
server.on('upgrade', ({ headers }, socket) => {
  const key = `${headers['sec-websocket-key'] ?? ''}${KEY_SUFFIX}`;
  socket.on('error', () => socket.destroy());
  socket.resume();
  socket.write(
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      `Sec-WebSocket-Accept: ${createHash('sha1').update(key).digest('base64')}\r\n\r\n`,
  );
});
server.listen(0, '127.0.0.1', 4096, () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit(0));
