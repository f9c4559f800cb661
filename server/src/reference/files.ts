import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { UNIMPLEMENTED } from '../unimplemented.ts';
import { type ApiDocument, presentDocument } from './document.ts';
import { PAGE, PREPARE_SCRIPT, START_SCRIPT } from './page.ts';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const BUNDLE = new URL('api-spec/dist/openapi.json', CHECKOUT);
const MANIFEST = new URL('server/package.json', CHECKOUT);
const FOLDER = new URL('server/src/reference/', CHECKOUT);

/** The name of the OpenAPI document. */
export const DOCUMENT = 'openapi.json';

/** The build appends a hash to the name of each font. */
const FONTS = {
  Geist: /^geist-latin-wght-normal-/,
  'Geist Mono': /^geist-mono-latin-wght-normal-/,
};

/**
 * The files of the page by name, each with a function that reads it. The extension determines the
 * content type.
 * @param webApp folder of the built web app, whose fonts the page uses when they are there
 */
export function referenceFiles(
  webApp: string,
): Readonly<Record<string, () => Promise<Buffer | string>>> {
  return {
    'index.html': async () => PAGE,
    'start.js': async () => START_SCRIPT,
    'prepare.js': async () => `${await own('generated/first-paint.js')}${PREPARE_SCRIPT}`,
    'theme.css': async () =>
      [fontFaces(webApp), await own('generated/theme.css'), await own('skin.css')].join('\n'),
    'viewer.js': readViewerScript,
    [DOCUMENT]: readDocument,
  };
}

async function readDocument(): Promise<string> {
  const bundle = JSON.parse(await readFile(BUNDLE, 'utf8')) as ApiDocument;
  const { version } = JSON.parse(await readFile(MANIFEST, 'utf8')) as { version: string };
  return JSON.stringify(presentDocument(bundle, version, new Set(UNIMPLEMENTED)));
}

function own(name: string): Promise<string> {
  return readFile(new URL(name, FOLDER), 'utf8');
}

function fontFaces(webApp: string): string {
  const built = filesIn(join(webApp, 'build'));
  return Object.entries(FONTS)
    .flatMap(([family, name]) => {
      const file = built.find((one) => name.test(one));
      return file === undefined
        ? []
        : [
            `@font-face { font-family: '${family}'; font-weight: 100 900; font-display: swap; src: url('/build/${file}') format('woff2'); }`,
          ];
    })
    .join('\n');
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Reads the viewer's browser script in a worker thread: loading the package takes about 100 ms,
 * which would block the main thread, and its memory is released afterwards.
 */
async function readViewerScript(): Promise<Buffer> {
  const worker = new Worker(new URL('server/src/reference/script-worker.ts', CHECKOUT));
  const [script] = await once(worker, 'message');
  if (!(script instanceof Uint8Array))
    throw new Error('The script of the API reference is missing.');
  return Buffer.from(script);
}
