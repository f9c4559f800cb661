import type { schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';
import type { NoticeRow } from './repository.ts';

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
