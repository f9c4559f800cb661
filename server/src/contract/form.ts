import { zipOf } from '../modules/game-packages/testing/zip.ts';

/** A PNG of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** How a package of a game is sent. */
export const PACKAGE = { name: 'game.zip', type: 'application/zip' };

/** The smallest package, with these fields of a game. */
export function packageOf(game: object = { title: 'Harbour CTF' }): Promise<Buffer<ArrayBuffer>> {
  const times = { startTime: '2026-01-01T00:00:00Z', endTime: '2026-01-02T00:00:00Z' };
  return zipOf({
    'manifest.json': { version: '1.0', format: 'GZCTF-GAME' },
    'game.json': { ...times, ...game },
  });
}

/** The beginning of a PDF, which is enough to be taken for one. */
export const PDF = '%PDF-1.7\n';

/** How a writeup is sent. */
export const WRITEUP = { name: 'writeup.pdf', type: 'application/pdf' };

/** A multipart body with one file, and the header that goes with it. */
export async function formOf(
  content: string | Uint8Array<ArrayBuffer>,
  field = 'files',
  { name = 'file.txt', type = '' }: { name?: string; type?: string } = {},
): Promise<{ body: Buffer; headers: { 'content-type': string } }> {
  const form = new FormData();
  form.append(field, new Blob([content], { type }), name);
  const encoded = new Response(form);
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}
