import { hasRole } from '@halyard/sdk/rules';
import type { Routes } from '../../http/registrar.ts';
import { sendFile } from './routes-content.ts';
import { findFiles } from './repository.ts';
import { readUploads } from './part-multipart.ts';
import { deleteFile, type FileDeps, getVisibleFile, uploadFiles } from './service.ts';

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
    async getAsset({ actor, params, reply }) {
      const viewer = { userId: actor?.userId ?? null, isAdmin: hasRole(actor, 'Admin') };
      const file = await getVisibleFile(deps, params.hash, viewer);
      return sendFile(reply, deps.storage, params, file);
    },
  } satisfies Routes;
}
