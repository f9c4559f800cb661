import type { FastifyInstance, FastifyReply } from 'fastify';

/** A check that takes longer counts as failed. */
const PATIENCE = 1000;

/**
 * Says how the server is to those who watch it. `/healthz`: the process answers, restart it if
 * not. `/readyz`: it can serve, send it no requests if not (503).
 * @param check rejects, or answers false, while something that every request needs is missing
 */
export function serveHealth(app: FastifyInstance, check: () => Promise<unknown>): void {
  app.get('/healthz', async (_request, reply) => answer(reply, true));
  app.get('/readyz', async (_request, reply) => answer(reply, await succeeds(check)));
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
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  try {
    return (await Promise.race([check(), late])) !== false;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
