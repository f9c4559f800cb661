import type { Routes } from '../../http/registrar.ts';
import { assetUrl, readDocument } from '../files/public.ts';
import { getWriteup, MOST_BYTES, submitWriteup, type WriteupDeps } from './service.ts';

/** Name of a writeup that there is not, by the contract. */
const NONE = '#';

export function writeupRoutes(deps: WriteupDeps) {
  return {
    async getWriteup({ game, participation }) {
      const { writeup, note, deadline } = await getWriteup(deps, game, participation);
      return {
        submitted: writeup !== null,
        name: writeup?.name ?? NONE,
        fileSize: writeup?.size ?? 0,
        note,
        url: writeup && assetUrl(writeup.hash, writeup.name),
        submittedAt: writeup?.uploadedAt.getTime() ?? null,
        uploader: writeup?.uploader ?? null,
        deadline,
      };
    },
    async submitWriteup({ actor, game, participation, request }) {
      const place = { live: game, participation };
      await submitWriteup(deps, actor, place, () => readDocument(request, MOST_BYTES));
    },
  } satisfies Routes;
}
