import { type Routes, SENT } from '../../http/registrar.ts';
import { attachmentDisposition, readDocument } from '../files/public.ts';
import { exportGame, type ExportDeps } from './service-export.ts';
import { importGame, type ImportDeps } from './service-import.ts';

export function gamePackageRoutes(deps: ExportDeps & ImportDeps) {
  return {
    async exportGame({ params, reply }) {
      const { name, archive } = await exportGame(deps, params.gameId);
      reply
        .type('application/zip')
        .header('Content-Disposition', attachmentDisposition(name))
        .send(archive);
      return SENT;
    },
    async importGame({ actor, request }) {
      return importGame(deps, actor, await readDocument(request, deps.uploadLimitBytes));
    },
  } satisfies Routes;
}
