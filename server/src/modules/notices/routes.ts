import type { schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';
import type { Routes } from '../../http/registrar.ts';
import { tagJson } from '../../platform/tagged-json.ts';
import { sendTagged } from '../../http/tagged-json.ts';
import { audienceOf } from '../live-games/public.ts';
import type { NoticeRow } from './repository.ts';
import {
  createNotice,
  deleteNotice,
  listNotices,
  listStaffNotices,
  type NoticeDeps,
  updateNotice,
} from './service.ts';

export function noticeRoutes(deps: NoticeDeps) {
  return {
    async listNotices({ game, actor, params, query, reply }) {
      const freeze = audienceOf(actor) === 'staff' ? null : game.facts().game.freeze;
      const notices = await listNotices(deps, params.gameId, { ...query, freeze });
      return sendTagged(reply, tagJson(notices.map(toWire)), 'public');
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

/** A notice as the contract describes it. */
export function toWire({
  id,
  type,
  values,
  createdAt,
  edited,
}: NoticeRow): z.input<typeof schemas.CreateNoticeResponse> {
  return { id, type, values, time: createdAt.getTime(), edited };
}
