import type { FastifyInstance } from 'fastify';
import { sendFile } from '../http/static.ts';
import { makeStaticFile } from '../http/static-files.ts';
import { once } from '../platform/once.ts';
import { DOCUMENT, referenceFiles } from './files.ts';
import { PAGE_POLICY, REFERENCE_PATH } from './page.ts';

/**
 * Serves the rendered, searchable API reference. Its files are read on the first request and then
 * kept in memory.
 * @param webApp folder of the built web app
 */
export function serveReference(app: FastifyInstance, webApp: string): void {
  for (const [name, read] of Object.entries(referenceFiles(webApp))) {
    const isPage = name === 'index.html';
    const file = once(async () => makeStaticFile(name, Buffer.from(await read())));
    const urls = [isPage ? REFERENCE_PATH : `${REFERENCE_PATH}/${name}`];
    // Where generators and API clients look for it.
    if (name === DOCUMENT) urls.push(`/${DOCUMENT}`);
    for (const url of urls) {
      app.get(url, { exposeHeadRoute: true }, async (request, reply) => {
        reply.header('Cache-Control', 'no-cache');
        if (isPage) reply.header('Content-Security-Policy', PAGE_POLICY);
        return sendFile(request, reply, await file());
      });
    }
  }
}
