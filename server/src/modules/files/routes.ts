import { hasRole } from '@halyard/sdk/rules';
import { AppError } from '../../domain/app-error.ts';
import { checkRole } from '../../http/access.ts';
import type { Routes } from '../../http/registrar.ts';
import { sendFile } from './routes-content.ts';
import { findFiles } from './repository.ts';
import { readUploads } from './part-multipart.ts';
import { findVisibleFile } from './repository-visibility.ts';
import { deleteFile, type FileDeps, uploadFiles } from './service.ts';
import { getLinkedFile } from './service-link.ts';

export function fileRoutes(deps: FileDeps) {
  return {
    async uploadAssets({ actor, query, request }) {
      return uploadFiles(deps, actor, readUploads(request, query.filename));
    },
    async listFiles({ query }) {
      const { rows, total } = await findFiles(deps.db, query);
      const data = rows.map((file) => ({ ...file, uploadedAt: file.uploadedAt.getTime() }));
      return { data, length: data.length, total };
    },
    async deleteAsset({ actor, params }) {
      await deleteFile(deps, actor, params.hash);
    },
    async getAsset({ actor, params, query, request, reply }) {
      if (query.link !== undefined) {
        reply.header('Referrer-Policy', 'no-referrer');
        return sendFile(
          reply,
          deps.storage,
          params,
          await getLinkedFile(deps, params.hash, query.link),
        );
      }
      const viewer = { userId: actor?.userId ?? null, isAdmin: hasRole(actor, 'Admin') };
      const file = await findVisibleFile(deps.db, params.hash, viewer, new Date(deps.clock()));
      // Without a session the same whether the file exists or not.
      if (!file && !actor) checkRole(request.actor, 'user');
      if (!file) throw new AppError('FILE_NOT_FOUND');
      return sendFile(reply, deps.storage, params, file);
    },
  } satisfies Routes;
}
