import { once } from 'node:events';
import { type FastifyBaseLogger, fastify } from 'fastify';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { setErrorHandler } from '../../http/error-handler.ts';
import { serveHubs } from './routes-hub.ts';

async function serve(loggerInstance: FastifyBaseLogger = pino({ level: 'silent' })) {
  const app = fastify({ loggerInstance });
  onTestFinished(() => app.close());
  app.decorateRequest('actor', null);
  app.decorateRequest('apiToken', null);
  serveHubs(app, {
    gate: { enter: async () => undefined },
    admissions: { mayHaveChanged: () => false },
    live: {
      checkRoom: () => undefined,
      register: () => undefined,
      join: async () => undefined,
      remove: () => undefined,
    },
    liveGames: { get: async () => ({ facts: () => ({ game: { hidden: false } }) }) as never },
    publicOrigin: null,
  });
  setErrorHandler(app);
  return app.listen({ port: 0, host: '127.0.0.1' });
}

test.each(['GET', 'POST'])(
  'names its transport to a client that sends %s without a WebSocket',
  async (method) => {
    const origin = await serve();
    const answer = await fetch(`${origin}/hub/user?game=1&id=x`, { method });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'WEBSOCKET_REQUIRED',
      title: expect.stringContaining('WebSockets'),
    });
  },
);

test('a message that is too long is no error of the server', async () => {
  const lines: { level: number; code?: string; stack?: string }[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  const origin = await serve(pino({ level: 'debug' }, { write }));
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/hub/user?game=1`);
  await once(socket, 'open');
  socket.send('x'.repeat(600));
  await once(socket, 'close');
  const code = 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH';
  await expect.poll(() => lines).toContainEqual(expect.objectContaining({ level: 20, code }));
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  expect(JSON.stringify(lines)).not.toContain('stack');
});
