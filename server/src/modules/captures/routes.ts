import { type Routes, SENT } from '../../http/registrar.ts';
import type { Db } from '../../platform/database.ts';
import { attachmentDisposition, avatarUrl } from '../files/public.ts';
import { findCapturedChallenges, findCaptures } from './repository-staff.ts';
import {
  type CaptureDeps,
  deleteCaptures,
  listTeams,
  openCapture,
  packCaptures,
} from './service.ts';

export function captureRoutes(deps: CaptureDeps & { exportDb: Db }) {
  return {
    listCaptures: ({ params }) => findCapturedChallenges(deps.db, params.gameId),
    async listTeamCaptures({ params }) {
      const teams = await listTeams(deps, params.challengeId);
      return teams.map(({ avatarHash, ...team }) => ({ ...team, avatar: avatarUrl(avatarHash) }));
    },
    async listCaptureFiles({ params }) {
      const files = await findCaptures(deps.db, params);
      return files.map(({ fileName, size, finishedAt }) => ({
        fileName,
        size,
        updateTime: finishedAt.getTime(),
      }));
    },
    async downloadCapture({ params, reply }) {
      const { size, stream } = await openCapture(deps, params);
      reply
        .type('application/octet-stream')
        .header('Content-Disposition', attachmentDisposition(params.fileName))
        .header('Content-Length', size)
        .send(stream);
      return SENT;
    },
    async downloadCaptures({ params, reply }) {
      const { name, archive } = await packCaptures({ ...deps, db: deps.exportDb }, params);
      reply
        .type('application/gzip')
        .header('Content-Disposition', attachmentDisposition(name))
        .send(archive);
      return SENT;
    },
    deleteCapture: ({ actor, params }) => deleteCaptures(deps, actor, params),
    deleteCaptures: ({ actor, params }) => deleteCaptures(deps, actor, params),
  } satisfies Routes;
}
