// What the generator of an attack is measured against: a program that does as little as possible with
// what it gets. It tells its port, and a second one without a protocol; it ends with the drill.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';

/** RFC 6455, 1.3. */
const KEY_SUFFIX = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Connections that wait to be accepted. */
const BACKLOG = 4096;

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
const plain = createTcpServer((socket) => socket.on('error', () => undefined).resume());
plain.listen(0, '127.0.0.1', BACKLOG, () => {
  server.listen(0, '127.0.0.1', BACKLOG, () => {
    const [port, swallowPort] = [server, plain].map((one) => (one.address() as AddressInfo).port);
    process.send?.({ port, swallowPort });
  });
});
process.once('disconnect', () => process.exit(0));
