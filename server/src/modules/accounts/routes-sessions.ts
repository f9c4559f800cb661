import type { DeviceCookies } from '../../http/device-cookie.ts';
import type { Routes } from '../../http/registrar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { Write } from '../../platform/write.ts';
import { endOtherSessions, endOwnSession } from './service-end-sessions.ts';
import { findOwnSessions } from './service-own-sessions.ts';

interface SessionRouteDeps {
  db: Db;
  write: Write;
  clock: Clock;
  deviceCookies: Pick<DeviceCookies, 'remember'>;
}

export function sessionRoutes({ db, write, clock, deviceCookies }: SessionRouteDeps) {
  return {
    async listOwnSessions({ actor }) {
      return findOwnSessions(db, actor, clock());
    },
    async endOwnSession({ actor, params }) {
      await endOwnSession(write, actor, params.sessionId);
    },
    async endOtherSessions({ actor, reply }) {
      await endOtherSessions(write, actor);
      await deviceCookies.remember(reply, actor.userId);
    },
  } satisfies Routes;
}
