import { addressOf } from '../../http/address.ts';
import { type Routes, SENT } from '../../http/registrar.ts';
import { fieldError } from '../../domain/app-error.ts';
import type { LiveGames } from '../live-games/public.ts';
import type { LiveChannel } from './part-channel.ts';
import type { Admissions } from './routes-admissions.ts';
import { checkGames, checkTopics, expiryOf, listenerOf } from './routes-listener.ts';
import { openStream } from './part-stream.ts';

export interface LiveRouteDeps {
  admissions: Pick<Admissions, 'mayHaveChanged'>;
  live: Pick<LiveChannel, 'checkRoom' | 'register' | 'join' | 'remove' | 'rounds'>;
  liveGames: Pick<LiveGames, 'get'>;
}

const EVENT_ID = /^\d{1,15}$/;

export function liveRoutes({ admissions, live, liveGames }: LiveRouteDeps) {
  return {
    async openLive({ query, request, reply }) {
      const topics = new Set(query.topics);
      const gameIds = new Set(query.game);
      checkTopics(request, topics);
      const isSiteOnly = topics.size === 1 && topics.has('Log');
      if (gameIds.size === 0 && !isSiteOnly) {
        throw fieldError('VALIDATION_FAILED', 'game', 'REQUIRED');
      }
      const actor = listenerOf(request);
      await checkGames(liveGames, actor, gameIds);
      const address = addressOf(request);
      live.checkRoom(actor?.userId ?? null, address);
      const lastEventId = String(request.headers['last-event-id'] ?? '');
      reply
        .header('Content-Type', 'text/event-stream; charset=utf-8')
        // Some proxies collect an answer before they pass it on.
        .header('X-Accel-Buffering', 'no')
        .hijack();
      const response = reply.raw;
      // The client left while its games were read, so that nothing would end the stream.
      if (response.destroyed) return SENT;
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) response.setHeader(name, value);
      }
      const { rounds, remove: onEnd } = live;
      const expiresAt = expiryOf(request);
      const stream = openStream({ response, rounds, actor, topics, gameIds, expiresAt, onEnd });
      live.register(stream, address);
      if (actor && admissions.mayHaveChanged(request, actor.userId)) stream.end();
      await live.join(stream, EVENT_ID.test(lastEventId) ? Number(lastEventId) : null);
      return SENT;
    },
  } satisfies Routes;
}
