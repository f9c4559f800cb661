import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { AREAS } from '../src/i18n/areas.ts';
import { listLocales, readDictionary, splitByArea } from './dictionaries.ts';

const MODULE = 'virtual:locales';

/**
 * Turns each language into JSON files under `/static/`, one for each area, with a hash in their
 * names, and offers `virtual:locales`: a map from a lower-case language code to the address of its
 * files without `.<area>.json`. A page loads the texts of one language and of its area only.
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
        const texts = await readDictionary(folder, code);
        const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 10);
        const name = isBuild ? `static/${code}.${hash}` : `static/${code}`;
        map[code] = `/${name}`;
        if (!isBuild) continue;
        for (const [area, part] of Object.entries(splitByArea(texts))) {
          const source = JSON.stringify(part);
          this.emitFile({ type: 'asset', fileName: `${name}.${area}.json`, source });
        }
      }
      return `export const locales = ${JSON.stringify(map)};`;
    },
    configureServer(server) {
      // Vite's loader invalidates edited files and their importers.
      const load = async (file: string) => (await server.ssrLoadModule(file))['default'] as unknown;
      server.middlewares.use((request, response, next) => {
        const [, code = '', name] =
          /^\/static\/([\w-]+)\.(\w+)\.json$/.exec(request.url ?? '') ?? [];
        const area = AREAS.find((each) => each === name);
        if (!area || !listLocales(folder).includes(code)) return next();
        response.setHeader('Content-Type', 'application/json');
        readDictionary(folder, code, load).then(
          (texts) => response.end(JSON.stringify(splitByArea(texts)[area])),
          next,
        );
      });
      server.watcher.on('change', (file) => {
        if (file.startsWith(folder)) server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
