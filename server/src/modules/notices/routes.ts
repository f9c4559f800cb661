import { type Routes, SENT } from '../../http/registrar.ts';
import { sendPrepared } from '../../http/send-prepared.ts';
import { audienceOf } from '../live-games/public.ts';
import { createKeptLists, type KeptListsDeps } from './part-kept-lists.ts';
import {
  createNotice,
  deleteNotice,
  listStaffNotices,
  type NoticeDeps,
  updateNotice,
} from './service.ts';
import { toWire } from './wire.ts';

/** Subscribes to the bus, so call it before the bus starts. */
export function noticeRoutes(deps: NoticeDeps & KeptListsDeps) {
  const lists = createKeptLists(deps);
  return {
    async listNotices({ game, actor, params, query, request, reply }) {
      const freeze = audienceOf(actor) === 'staff' ? null : game.facts().game.freeze;
      const list = await lists.get(params.gameId, { ...query, freeze });
      await sendPrepared(list, request, reply);
      return SENT;
    },
    async listEditNotices({ params }) {
      return (await listStaffNotices(deps, params.gameId)).map(toWire);
    },
    async createNotice({ actor, params, body }) {
      return toWire(await createNotice(deps, actor, params.gameId, body.content));
    },
    async updateNotice({ actor, params, body }) {
      const key = { gameId: params.gameId, id: params.noticeId };
      return toWire(await updateNotice(deps, actor, key, body.content));
    },
    async deleteNotice({ actor, params }) {
      await deleteNotice(deps, actor, { gameId: params.gameId, id: params.noticeId });
    },
  } satisfies Routes;
}
