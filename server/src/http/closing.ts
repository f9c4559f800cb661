import type { FastifyInstance } from 'fastify';

/** Supervisors commonly kill after ten seconds, and the database wants to be closed as well. */
const PATIENCE = 5000;
const LOOK_AGAIN = 50;

/** Lets running requests end when the server closes, the slowest ones not for ever. */
export function closeGently(app: FastifyInstance, patience = PATIENCE): void {
  app.addHook('preClose', async () => {
    const { server } = app;
    if (!server.listening) return;
    // A connection that is kept alive becomes idle when its request ends.
    const sweep = setInterval(() => server.closeIdleConnections(), LOOK_AGAIN);
    const end = setTimeout(() => server.closeAllConnections(), patience);
    server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(end);
    });
  });
}
