import type { schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';
import type { Routes } from '../../http/registrar.ts';
import type { ScheduledNoticeRow } from './repository-scheduled.ts';
import { toWire as toNotice } from './wire.ts';
import type { NoticeDeps } from './service.ts';
import {
  deleteScheduled,
  listScheduled,
  publishScheduled,
  scheduleNotice,
  updateScheduled,
} from './service-scheduled.ts';

export function scheduledNoticeRoutes(deps: NoticeDeps) {
  return {
    async listScheduledNotices({ params }) {
      return (await listScheduled(deps, params.gameId)).map(toWire);
    },
    async scheduleNotice({ actor, params, body }) {
      return toWire(await scheduleNotice(deps, actor, params.gameId, inputOf(body)));
    },
    async updateScheduledNotice({ actor, params, body }) {
      return toWire(await updateScheduled(deps, actor, keyOf(params), inputOf(body)));
    },
    async deleteScheduledNotice({ actor, params }) {
      await deleteScheduled(deps, actor, keyOf(params));
    },
    async publishScheduledNotice({ actor, params }) {
      return toNotice(await publishScheduled(deps, actor, keyOf(params)));
    },
  } satisfies Routes;
}

function keyOf(params: { gameId: number; scheduledNoticeId: number }) {
  return { gameId: params.gameId, id: params.scheduledNoticeId };
}

function inputOf({ content, publishAt }: { content: string; publishAt: number }) {
  return { content, publishAt: new Date(publishAt) };
}

function toWire({
  id,
  content,
  publishAt,
}: ScheduledNoticeRow): z.input<typeof schemas.ScheduleNoticeResponse> {
  return { id, content, publishAt: publishAt.getTime() };
}
