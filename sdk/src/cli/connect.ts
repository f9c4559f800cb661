import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type RawData, WebSocket } from 'ws';

const HOST = '127.0.0.1';
/** With it an empty message ends one direction of a connection, as TCP can. */
const SUBPROTOCOL = 'halyard.tcp';
const EMPTY = Buffer.alloc(0);
/** Bytes that wait to be sent before the local program is no longer read, and is read again. */
const FULL_BYTES = 2 ** 20;
const FREE_BYTES = 2 ** 18;
/** Codes with which a connection ends as it should: both directions are done, or no code. */
const DONE: ReadonlySet<number> = new Set([1000, 1005]);

/** A local port behind which an instance is reached. */
export interface LocalPort {
  port: number;
  /** Stops listening and ends all connections. */
  close(): void;
}

/**
 * Listens on this machine and forwards each connection to the proxy of a Halyard server, as TCP over
 * WebSocket.
 * @param address address of the instance as the site shows it, with `ws:` or `wss:`
 * @param port 0 for any free one
 * @param report told why a connection could not be made or has broken off
 */
export async function openLocalPort(
  address: string,
  port: number,
  report: (reason: string) => void,
): Promise<LocalPort> {
  const open = new Set<Socket>();
  // A program that has sent everything may still wait for the answer.
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (local) => {
    open.add(local);
    local.on('close', () => open.delete(local));
    forward(local, address, report);
  });
  server.listen(port, HOST);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      for (const local of open) local.destroy();
    },
  };
}

function forward(local: Socket, address: string, report: (reason: string) => void): void {
  const remote = new WebSocket(address, SUBPROTOCOL, { perMessageDeflate: false });
  let isRefused = false;
  const fail = (reason: string) => {
    report(reason);
    local.resetAndDestroy();
  };

  remote.on('unexpected-response', (_request, response) => {
    isRefused = true;
    let body = '';
    response.setEncoding('utf8');
    response.on('data', (text: string) => (body += text));
    response.on('close', () => fail(titleOf(body) ?? `The server answered ${response.statusCode}`));
  });
  remote.on('open', () => local.resume());
  remote.on('message', (data: RawData) => {
    const bytes = data as Buffer;
    if (bytes.length === 0) local.end();
    else if (!local.write(bytes)) remote.pause();
  });
  remote.on('error', (error) => {
    if (!isRefused) fail(error.message);
  });
  remote.on('close', (code, reason) => {
    if (DONE.has(code)) local.end();
    else if (!isRefused && !local.destroyed) fail(reason.toString() || `Connection lost (${code})`);
  });

  local.on('drain', () => remote.resume());
  local.on('data', (bytes) => {
    remote.send(bytes, () => {
      if (local.isPaused() && remote.bufferedAmount < FREE_BYTES) local.resume();
    });
    if (remote.bufferedAmount > FULL_BYTES) local.pause();
  });
  local.on('end', () => {
    if (remote.protocol === SUBPROTOCOL) remote.send(EMPTY);
    else remote.close();
  });
  local.on('error', () => undefined);
  local.on('close', () => {
    // What the server sends now goes nowhere, so it is read and thrown away.
    remote.resume();
    remote.close();
  });
}

/** The title of an error of the server, if its body has one. */
function titleOf(body: string): string | undefined {
  try {
    const { title } = JSON.parse(body) as { title?: unknown };
    return typeof title === 'string' ? title : undefined;
  } catch {
    return undefined;
  }
}
