import { orNotFound } from '../../domain/app-error.ts';
import { type Routes, SENT } from '../../http/registrar.ts';
import type { Db } from '../../platform/database.ts';
import { attachmentDisposition, readDocument } from '../files/public.ts';
import { findReport } from './repository.ts';
import { exportGame, type ExportDeps } from './service-export.ts';
import { importGame, type ImportDeps } from './service-import.ts';

export function gamePackageRoutes(deps: ExportDeps & ImportDeps & { exportDb: Db }) {
  return {
    async exportGame({ params, reply }) {
      const { name, archive } = await exportGame({ ...deps, db: deps.exportDb }, params.gameId);
      reply
        .type('application/zip')
        .header('Content-Disposition', attachmentDisposition(name))
        .send(archive);
      return SENT;
    },
    async importGame({ actor, request }) {
      return importGame(deps, actor, await readDocument(request, deps.uploadLimitBytes));
    },
    async getImportReport({ params }) {
      const report = orNotFound(await findReport(deps.db, params.gameId), 'GAME_NOT_FOUND');
      const { source, importedAt, total, notes } = report;
      return {
        source,
        importedAt: importedAt?.getTime() ?? null,
        total,
        notes: notes.map((note) => ({ ...note, file: note.file ?? null })),
      };
    },
  } satisfies Routes;
}
