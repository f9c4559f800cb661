import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { WebSocket } from 'ws';

const MEBIBYTE = 2 ** 20;
const PIECE = Buffer.alloc(64 * 1024, 'tide');

/** A connection to a service, direct or through the proxy. */
export interface Line {
  send: (bytes: Buffer) => void;
  /** Calls the last listener with whatever arrives. */
  listen: (listener: (bytes: Buffer) => void) => void;
  /** Stops reading. */
  pause: () => void;
  close: () => void;
}

/** Opens a connection to a port of this machine. */
export async function openDirect(port: number): Promise<Line> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  await once(socket, 'connect');
  return {
    send: (bytes) => void socket.write(bytes),
    listen: (listener) => void socket.removeAllListeners('data').on('data', listener),
    pause: () => void socket.pause(),
    close: () => void socket.destroy(),
  };
}

/** Opens a connection to a container through the proxy. */
export async function openProxied(site: string, entry: string): Promise<Line> {
  const url = `${site.replace('http', 'ws')}/api/proxy/${entry}`;
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await once(socket, 'open');
  return {
    send: (bytes) => socket.send(bytes),
    listen: (listener) => void socket.removeAllListeners('message').on('message', listener),
    pause: () => socket.pause(),
    close: () => socket.terminate(),
  };
}

/** Sends some bytes and waits until as many have come back, so many times; returns the milliseconds of each. */
export async function timeRoundTrips(line: Line, times: number): Promise<number[]> {
  const bytes = Buffer.alloc(64, 'a');
  const milliseconds: number[] = [];
  while (milliseconds.length < times) {
    const start = performance.now();
    await new Promise<void>((resolve) => {
      let left = bytes.length;
      line.listen((some) => {
        left -= some.length;
        if (left === 0) resolve();
      });
      line.send(bytes);
    });
    milliseconds.push(performance.now() - start);
  }
  return milliseconds;
}

/** Asks a flooding service for so many MiB; returns how many MiB arrive in a second. */
export async function timeFlood(line: Line, mebibytes: number): Promise<number> {
  const start = performance.now();
  await new Promise<void>((resolve) => {
    let left = mebibytes * MEBIBYTE;
    line.listen((some) => {
      left -= some.length;
      if (left <= 0) resolve();
    });
    line.send(Buffer.from(String(mebibytes)));
  });
  return mebibytes / ((performance.now() - start) / 1000);
}

/** Sends so many MiB to a service that swallows them; returns how many arrive in a second. */
export async function timeUpload(line: Line, mebibytes: number): Promise<number> {
  const start = performance.now();
  await new Promise<void>((resolve) => {
    line.listen(() => resolve());
    // Masking changes the bytes, so the library copies them.
    for (let left = mebibytes * MEBIBYTE; left > 0; left -= PIECE.length) line.send(PIECE);
  });
  return mebibytes / ((performance.now() - start) / 1000);
}

/** A service that answers once it has got so many MiB. */
export function startSwallow(mebibytes: number): Promise<Service> {
  return startService((socket) => {
    let left = mebibytes * MEBIBYTE;
    socket.on('data', ({ length }) => {
      left -= length;
      if (left <= 0) socket.write('.');
    });
  });
}

/** A service that sends back what it gets. */
export function startEcho(): Promise<Service> {
  return startService((socket) => void socket.pipe(socket));
}

/** A service that sends as many MiB as it is told. */
export function startFlood(): Promise<Service> {
  return startService((socket) => {
    socket.on('data', (data) => void flood(socket, Number(data.toString())));
  });
}

async function flood(socket: Socket, mebibytes: number): Promise<void> {
  for (let left = mebibytes * MEBIBYTE; left > 0 && socket.writable; left -= PIECE.length) {
    if (!socket.write(PIECE)) await once(socket, 'drain').catch(() => undefined);
  }
}

export interface Service {
  port: number;
  stop: () => void;
}

async function startService(serve: (socket: Socket) => void): Promise<Service> {
  const sockets = new Set<Socket>();
  const server: Server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // The other side may cut the connection off.
    socket.on('error', () => socket.destroy());
    serve(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const stop = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { port, stop };
}
