import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Clock, systemClock } from '../platform/clock.ts';

/** A check that takes longer counts as failed, in ms. */
const TIMEOUT = 1000;

/** How long the result of a check is used, in ms. */
const MAX_AGE = 1000;

/**
 * Serves the health checks. `/healthz` answers while the process is alive; restart it otherwise.
 * `/readyz` answers 503 while the server cannot handle requests; send it none then.
 * The result is used for a second, so that a flood of requests causes no flood of queries.
 * @param check rejects or resolves to false while a dependency of every request is unavailable
 */
export function serveHealth(
  app: FastifyInstance,
  check: () => Promise<unknown>,
  clock: Clock = systemClock,
): void {
  let last: { at: number; isReady: Promise<boolean> } | null = null;
  const isReady = () => {
    if (last === null || clock() - last.at >= MAX_AGE)
      last = { at: clock(), isReady: succeeds(check) };
    return last.isReady;
  };
  app.get('/healthz', async (_request, reply) => answer(reply, true));
  app.get('/readyz', async (_request, reply) => answer(reply, await isReady()));
}

async function answer(reply: FastifyReply, healthy: boolean): Promise<FastifyReply> {
  return reply
    .status(healthy ? 200 : 503)
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(healthy ? 'ok\n' : 'not ready\n');
}

async function succeeds(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT);
  });
  try {
    return (await Promise.race([check(), late])) !== false;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
