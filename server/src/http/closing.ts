import type { FastifyInstance } from 'fastify';

/**
 * Process supervisors commonly kill after ten seconds, and closing the database takes time as well.
 */
const TIMEOUT = 5000;
const LOOK_AGAIN = 50;

/** When the server closes, waits for running requests until the timeout. */
export function closeGently(app: FastifyInstance, timeout = TIMEOUT): void {
  let sweep: NodeJS.Timeout | undefined;
  let end: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    const { server } = app;
    if (!server.listening) return;
    // A keep-alive connection becomes idle only after its current request.
    sweep = setInterval(() => server.closeIdleConnections(), LOOK_AGAIN);
    end = setTimeout(() => server.closeAllConnections(), timeout);
  });
  // Runs after those that were added later, which may wait for connections of other sockets.
  app.addHook('onClose', async () => {
    clearInterval(sweep);
    clearTimeout(end);
  });
}
