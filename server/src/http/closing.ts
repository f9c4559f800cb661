import type { FastifyInstance } from 'fastify';

/**
 * Process supervisors commonly kill after ten seconds, and closing the database takes time as well.
 */
const TIMEOUT = 5000;
const LOOK_AGAIN = 50;

/** When the server closes, waits for running requests until the timeout. */
export function closeGently(app: FastifyInstance, timeout = TIMEOUT): void {
  app.addHook('preClose', async () => {
    const { server } = app;
    if (!server.listening) return;
    // A keep-alive connection becomes idle only after its current request.
    const sweep = setInterval(() => server.closeIdleConnections(), LOOK_AGAIN);
    const end = setTimeout(() => server.closeAllConnections(), timeout);
    server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(end);
    });
  });
}
