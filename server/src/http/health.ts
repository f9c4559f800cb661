import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Clock, systemClock } from '../platform/clock.ts';

/** A check that takes longer counts as failed, in ms. */
const TIMEOUT = 1000;

/** How long the result of a check is used, in ms. */
const MAX_AGE = 1000;

type Health = 'ok' | 'degraded' | 'not ready';

/**
 * Serves the health checks. `/healthz` answers while the process is alive; restart it otherwise.
 * `/readyz` answers 503 while the server cannot handle requests; send it none then.
 * It answers 200 with `degraded` while everything can be read and there is no room to store more: a balancer that took
 * the server away would take the reads away too.
 * The result is used for a second, so that a flood of requests causes no flood of queries.
 * @param check rejects or resolves to false while a dependency of every request is unavailable
 * @param isFull whether there is no room to store more
 */
export function serveHealth(
  app: FastifyInstance,
  check: () => Promise<unknown>,
  isFull: () => Promise<boolean>,
  clock: Clock = systemClock,
): void {
  let last: { at: number; health: Promise<Health> } | null = null;
  async function find(): Promise<Health> {
    if (!(await succeeds(check))) return 'not ready';
    return (await succeeds(async () => !(await isFull()))) ? 'ok' : 'degraded';
  }
  const findOnce = () => {
    if (last === null || clock() - last.at >= MAX_AGE) last = { at: clock(), health: find() };
    return last.health;
  };
  app.get('/healthz', async (_request, reply) => answer(reply, 'ok'));
  app.get('/readyz', async (_request, reply) => answer(reply, await findOnce()));
}

async function answer(reply: FastifyReply, health: Health): Promise<FastifyReply> {
  return reply
    .status(health === 'not ready' ? 503 : 200)
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${health}\n`);
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
