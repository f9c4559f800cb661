import { isKnownTag } from '../../http/conditional.ts';
import { type Routes, SENT } from '../../http/registrar.ts';
import type { Info } from './service.ts';

export function infoRoutes(info: Info): Routes<'getConfig'> {
  return {
    async getConfig({ request, reply }): Promise<typeof SENT> {
      const { body, etag } = await info.clientConfig();
      reply.header('ETag', etag).header('Cache-Control', 'no-cache');
      if (isKnownTag(request.headers['if-none-match'], etag)) reply.status(304).send();
      else reply.type('application/json; charset=utf-8').send(body);
      return SENT;
    },
  };
}
