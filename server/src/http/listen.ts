import { createServer, type ListenOptions, type Server, type Socket } from 'node:net';
import type { FastifyInstance, FastifyListenOptions } from 'fastify';

/**
 * Connections that wait to be accepted: all viewers of a large event come at once when they come back.
 * The system may allow fewer (`net.core.somaxconn`, 4096 on Linux).
 */
const BACKLOG = 4096;

/**
 * Node accepts one connection of a listening socket in each turn of its event loop (libuv pull request
 * 3696), which is too slow when thousands come to a busy process. Several sockets share the port.
 */
const SOCKETS = 8;

/** Node refuses the option on macOS and Windows. */
const CAN_SHARE = process.platform === 'linux';

/** Opens the port. Throws the error of the system, such as `EADDRINUSE`. */
export async function listen(app: FastifyInstance, at: { host: string; port: number }) {
  const shared: SharedListenOptions = { ...at, backlog: BACKLOG, reusePort: CAN_SHARE };
  const others = Array.from({ length: CAN_SHARE ? SOCKETS - 1 : 0 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }),
  );
  const closing: Promise<void>[] = [];
  app.addHook('preClose', async () => void closing.push(...others.map(close)));
  // The app's own socket does not wait for the connections of the others.
  app.addHook('onClose', async () => void (await Promise.all(closing)));
  // Sockets that share a port do not notice that another program listens on it.
  if (at.port !== 0) await close(await open(createServer(), at));
  await app.listen(shared);
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : at.port;
  for (const other of others) {
    other.on('connection', (socket: Socket) => void app.server.emit('connection', socket));
    await open(other, { ...shared, port });
  }
}

/** Fastify hands all of them to Node. */
interface SharedListenOptions extends FastifyListenOptions {
  reusePort: boolean;
}

function open(server: Server, options: ListenOptions): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
