import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../domain/app-error.ts';
import { once } from '../platform/once.ts';
import { makeStaticFile } from './static-files.ts';
import { sendFile } from './static.ts';

const PATH = '/sdk.tgz';

/**
 * Serves the packed SDK, which npm installs from this address, so that a tool has the version that
 * fits the server and needs no registry. It is read on the first request and then kept in memory.
 * @param tarball where the build puts it; while it is missing, requests get NOT_FOUND
 */
export function serveSdkPackage(app: FastifyInstance, tarball: string): void {
  const file = once(async () => makeStaticFile(PATH, await read(tarball)));
  app.get(PATH, { exposeHeadRoute: true }, async (request, reply) =>
    sendFile(request, reply.header('Cache-Control', 'no-cache'), await file()),
  );
}

function read(path: string): Promise<Buffer> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new AppError('NOT_FOUND') : error;
  });
}
