import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { LiveGames } from '../live-games/public.ts';
import { liveRoutes, type LiveRouteDeps } from './routes.ts';

test('a client that leaves while its games are read gets no stream, which nothing would end', async () => {
  const reading = Promise.withResolvers<Awaited<ReturnType<LiveGames['get']>>>();
  const live = {
    checkRoom: () => undefined,
    register: vi.fn<LiveRouteDeps['live']['register']>(),
    join: vi.fn<LiveRouteDeps['live']['join']>(async () => undefined),
    remove: () => undefined,
    rounds: { add: () => undefined, stop: () => undefined },
  };
  const admissions = { mayHaveChanged: () => false };
  const routes = liveRoutes({ admissions, live, liveGames: { get: () => reading.promise } });
  const answered = Promise.withResolvers<unknown>();
  const gone = Promise.withResolvers<void>();
  const app = fastify();
  onTestFinished(() => app.close());
  app.decorateRequest('actor', null);
  app.decorateRequest('apiToken', null);
  app.get('/live', (request, reply) => {
    reply.raw.once('close', () => gone.resolve());
    const query = { topics: ['Board' as const], game: [7] };
    const answer = routes.openLive({ query, request, reply } as never);
    answered.resolve(answer);
    return answer;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  client.write('GET /live HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(app.server, 'request');
  client.destroy();
  await gone.promise;
  reading.resolve({ facts: () => ({ game: { hidden: false } }) } as never);
  await answered.promise;
  expect(live.register).not.toHaveBeenCalled();
  expect(live.join).not.toHaveBeenCalled();
});
