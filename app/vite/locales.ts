import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { listLocales, readDictionary } from './dictionaries.ts';

const MODULE = 'virtual:locales';

/**
 * Turns each language into a JSON file under `/static/` with a hash in its name, and offers
 * `virtual:locales`: the fixed map from a lower-case language code to its file's address.
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
      for (const code of listLocales(folder)) {
        const source = JSON.stringify(await readDictionary(folder, code));
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 10);
        const fileName = `static/${code}.${hash}.json`;
        if (isBuild) this.emitFile({ type: 'asset', fileName, source });
        map[code] = isBuild ? `/${fileName}` : `/static/${code}.json`;
      }
      return `export const locales = ${JSON.stringify(map)};`;
    },
    configureServer(server) {
      // Vite's own loader forgets a file, and what imports it, when it is edited.
      const load = async (file: string) => (await server.ssrLoadModule(file))['default'] as unknown;
      server.middlewares.use((request, response, next) => {
        const code = /^\/static\/([\w-]+)\.json$/.exec(request.url ?? '')?.[1];
        if (code === undefined || !listLocales(folder).includes(code)) return next();
        response.setHeader('Content-Type', 'application/json');
        readDictionary(folder, code, load).then(
          (dictionary) => response.end(JSON.stringify(dictionary)),
          next,
        );
      });
      server.watcher.on('change', (file) => {
        if (file.startsWith(folder)) server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
