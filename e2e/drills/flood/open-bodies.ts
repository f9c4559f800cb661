import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf } from '../../bench/processes.ts';
import { sized } from '../../load/quick.ts';
import type { Attack } from './attack.ts';

const BODIES = 400;
const BODY_BYTES = 2 ** 20;
const MAX_MEGABYTES = 21;

/** Connections that each send most of a sign-in of a mebibyte in chunks, and then wait. */
export const OPEN_BODIES: Attack = {
  title: `${BODIES} open bodies of 1 MiB`,
  env: { RATE_LIMIT_ADDRESS_FACTOR: '1000000' },
  async generate(url) {
    const { hostname, port } = new URL(url);
    const head = [
      'POST /api/account/login HTTP/1.1',
      // Another name is refused before the body is looked at.
      `Host: ${hostname}:${port}`,
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
      'X-Forwarded-For: 203.0.113.8',
      '',
      (BODY_BYTES - 1).toString(16),
      '',
    ].join('\r\n');
    const sockets = Array.from({ length: BODIES }, () => {
      const socket = connect(Number(port), hostname);
      // The server may end the connection at any time.
      socket.on('error', () => undefined).resume();
      socket.write(`${head}"`);
      socket.write('x'.repeat(BODY_BYTES - 4));
      return socket;
    });
    const connecting = sockets.filter((socket) => socket.connecting);
    await Promise.all(connecting.map((socket) => once(socket, 'connect')));
  },
  async observe({ server: { pid } }) {
    await pause(sized(3000, 500));
    const before = memoryOf(pid);
    return async () => {
      const added = memoryOf(pid) - before;
      return [
        {
          name: 'memory added, MB',
          measured: added.toFixed(1),
          target: `≤ ${MAX_MEGABYTES}`,
          isMissed: added > MAX_MEGABYTES,
        },
      ];
    };
  },
};
