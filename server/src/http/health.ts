import type { FastifyInstance, FastifyReply } from 'fastify';

/** A check that takes longer counts as failed. */
const TIMEOUT = 1000;

/**
 * Serves the health checks. `/healthz` answers while the process is alive; restart it otherwise.
 * `/readyz` answers 503 while the server cannot handle requests; send it none then.
 * @param check rejects or resolves to false while a dependency of every request is unavailable
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
