import type { Routes } from '../../http/registrar.ts';
import { attachmentDisposition } from '../files/public.ts';
import { collectOwnData, type OwnDataDeps } from './service.ts';

export function ownDataRoutes(deps: OwnDataDeps) {
  return {
    async downloadOwnData({ actor, reply }) {
      const data = await collectOwnData(deps, actor);
      const day = new Date(data.createdAt).toISOString().slice(0, 10).replaceAll('-', '');
      const name = `${data.profile.userName}-${day}.json`;
      reply.header('Content-Disposition', attachmentDisposition(name));
      return data;
    },
  } satisfies Routes;
}
