import { type Routes, SENT } from '../../http/registrar.ts';
import type { Db } from '../../platform/database.ts';
import { assetUrl, attachmentDisposition, avatarUrl, readDocument } from '../files/public.ts';
import { deleteWriteups, listWriteups, packWriteups } from './service-staff.ts';
import { getWriteup, MOST_BYTES, submitWriteup, type WriteupDeps } from './service.ts';

/** Name of a writeup that there is not, by the contract. */
const NONE = '#';

export function writeupRoutes(deps: WriteupDeps & { exportDb: Db }) {
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
    async listWriteups({ params }) {
      const { writeups, divisions } = await listWriteups(deps, params.gameId);
      return {
        divisions: Object.fromEntries(divisions.map(({ id, name }) => [id, name])),
        writeups: writeups.map((row) => ({
          id: row.id,
          team: {
            id: row.teamId,
            name: row.teamName,
            bio: row.bio,
            avatar: avatarUrl(row.avatarHash),
            locked: row.locked,
          },
          url: assetUrl(row.hash, row.name),
          uploadTimeUtc: row.uploadedAt.getTime(),
          divisionId: row.divisionId,
        })),
      };
    },
    async downloadWriteups({ params, reply }) {
      const { name, archive } = await packWriteups({ ...deps, db: deps.exportDb }, params.gameId);
      reply
        .type('application/gzip')
        .header('Content-Disposition', attachmentDisposition(name))
        .send(archive);
      return SENT;
    },
    async deleteWriteups({ actor, params }) {
      await deleteWriteups(deps, actor, params.gameId);
    },
  } satisfies Routes;
}
