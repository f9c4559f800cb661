import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { formOf } from '../../../contract/form.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createGameSite } from '../../games/testing/test-site.ts';
import { unzip } from './zip.ts';

/** Of an upload to the site. */
export const LIMIT = 256 * 1024;
export const ZIP = { name: 'game.zip', type: 'application/zip' };
export const GAMES = '/api/edit/games';

/** A server with short ways to import, export and see what is stored. Another upload limit lets larger games through. */
export async function createPackageSite(database: TestDatabase, uploadLimitBytes = LIMIT) {
  const { db } = database;
  const site = await createGameSite(database, { uploadLimitBytes });

  async function send(archive: Buffer<ArrayBuffer>, file = ZIP) {
    const { body, headers } = await formOf(archive, 'file', file);
    const options = { headers, payload: body };
    return site.request(site.admin, 'POST', `${GAMES}/import`, undefined, options);
  }
  function storedFiles(): number {
    return readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join(site.folder, name)).isFile(),
    ).length;
  }
  return {
    ...site,
    send,
    storedFiles,
    async importGame(archive: Buffer<ArrayBuffer>): Promise<number> {
      const answer = await send(archive);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    },
    async exportGame(gameId: number) {
      const answer = await site.request(site.admin, 'POST', `${GAMES}/${gameId}/export`);
      expect(answer.statusCode).toBe(200);
      return { archive: Buffer.from(answer.rawPayload), headers: answer.headers };
    },
    async upload(content: Uint8Array, name: string): Promise<string> {
      const { body, headers } = await formOf(Buffer.from(content), 'files', { name });
      const options = { headers, payload: body };
      const answer = await site.request(site.admin, 'POST', '/api/assets', undefined, options);
      return answer.json()[0].hash;
    },
    /** How much there is of everything that an import adds. */
    async state() {
      const games = await db.selectFrom('games').select('id').execute();
      const files = await db.selectFrom('files').select('id').execute();
      return { games: games.length, files: files.length, stored: storedFiles() };
    },
  };
}

export type PackageSite = Awaited<ReturnType<typeof createPackageSite>>;

/** The documents and files of a package. */
export async function contentsOf(archive: Buffer) {
  const files = await unzip(archive);
  const documents = Object.entries(files).filter(([name]) => name.endsWith('.json'));
  return {
    files,
    documents: Object.fromEntries(
      documents.map(([name, bytes]) => [name, JSON.parse(bytes.toString())]),
    ),
  };
}

export function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
