import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { closeGently } from './closing.ts';
import { listen } from './listen.ts';

async function openPort(app: FastifyInstance, port = 0): Promise<number> {
  await listen(app, { host: '127.0.0.1', port });
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function openApp(wanted = 0) {
  const app = fastify();
  app.get('/', () => 'here');
  return { app, port: await openPort(app, wanted) };
}

test.runIf(process.platform === 'linux')(
  'accepts several connections in a turn of the event loop',
  async () => {
    const { app, port } = await openApp();
    let accepted = 0;
    const ofTurns: number[] = [];
    app.server.on('connection', () => (accepted += 1));
    const clients = Array.from({ length: 200 }, () => connect(port, '127.0.0.1'));
    while (ofTurns.reduce((sum, count) => sum + count, 0) < 200) {
      accepted = 0;
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      ofTurns.push(accepted);
    }
    expect(Math.max(...ofTurns)).toBeGreaterThan(1);
    for (const client of clients) client.destroy();
    await app.close();
  },
);

test('answers on each connection, and on none after it was closed', async () => {
  const { app, port } = await openApp();
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/`, CLOSE)).text();
  const answers = await Promise.all(Array.from({ length: 40 }, ask));
  expect(new Set(answers)).toEqual(new Set(['here']));
  await app.close();
  await expect(ask()).rejects.toThrow('fetch failed');
});

/** Closes an app while it answers a request; returns whether it has answered by then. */
async function closeDuringRequest(): Promise<boolean> {
  const app = fastify({ forceCloseConnections: 'idle' });
  closeGently(app);
  const begun = Promise.withResolvers<void>();
  let isAnswered = false;
  app.get('/slow', async () => {
    begun.resolve();
    await pause(200);
    isAnswered = true;
    return 'done';
  });
  const port = await openPort(app);
  const asked = fetch(`http://127.0.0.1:${port}/slow`).then((answer) => answer.text());
  await begun.promise;
  await app.close();
  const wasAnswered = isAnswered;
  expect(await asked).toBe('done');
  return wasAnswered;
}

test('closes when a request is answered, whichever socket its connection came from', async () => {
  // The system chooses one of eight sockets for each connection.
  const answered = await Promise.all(Array.from({ length: 12 }, closeDuringRequest));
  expect(answered).toEqual(answered.map(() => true));
});

const CLOSE = { headers: { connection: 'close' } };

test('says that the port is in use, also when its user shares it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const taken = typeof address === 'object' && address ? address.port : 0;
  await expect(openApp(taken)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  other.close();
  const { app, port } = await openApp();
  await expect(openApp(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await app.close();
});
