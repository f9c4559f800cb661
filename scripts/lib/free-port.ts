import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems choose by themselves for connections and servers (from 32768 on Linux,
 * 49152 elsewhere) and those of Kubernetes (from 30000), above those that browsers refuse.
 */
const FIRST = 11_000;
const END = 30_000;

const given = new Set<number>();

/** A port that nothing uses, and that stays free until a program is told its number. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port), 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
