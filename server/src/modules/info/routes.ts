import type { Routes } from '../../http/registrar.ts';
import { sendTagged } from '../../http/tagged-json.ts';
import type { Info } from './service.ts';

export function infoRoutes(info: Info) {
  return {
    async getConfig({ reply }) {
      return sendTagged(reply, await info.clientConfig(), 'public');
    },
  } satisfies Routes;
}
