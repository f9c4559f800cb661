import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = 'virtual:locales';

/**
 * Turns each folder of `i18n/` into a JSON file under `/static/` with a hash in its name, and
 * offers `virtual:locales`: the fixed map from a lower-case language code to its file's address.
 * So a page loads one dictionary, as data, however many languages there are.
 */
export function locales(folder: string): Plugin {
  let isBuild = false;
  return {
    name: 'halyard-locales',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const map: Record<string, string> = {};
      for (const code of listCodes(folder)) {
        const source = await readDictionary(folder, code);
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 10);
        const fileName = `static/${code}.${hash}.json`;
        if (isBuild) this.emitFile({ type: 'asset', fileName, source });
        map[code] = isBuild ? `/${fileName}` : `/static/${code}.json`;
      }
      return `export const locales = ${JSON.stringify(map)};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const code = /^\/static\/([\w-]+)\.json$/.exec(request.url ?? '')?.[1];
        if (code === undefined || !listCodes(folder).includes(code)) return next();
        response.setHeader('Content-Type', 'application/json');
        // Vite's own loader forgets a file, and what imports it, when it is edited.
        server
          .ssrLoadModule(join(folder, code, 'index.ts'))
          .then((module) => response.end(JSON.stringify(module['default'])), next);
      });
      server.watcher.on('change', (file) => {
        if (file.startsWith(folder)) server.ws.send({ type: 'full-reload' });
      });
    },
  };
}

function listCodes(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

async function readDictionary(folder: string, code: string): Promise<string> {
  const file = pathToFileURL(join(folder, code, 'index.ts')).href;
  const module = (await import(file)) as { default: unknown };
  return JSON.stringify(module.default);
}
