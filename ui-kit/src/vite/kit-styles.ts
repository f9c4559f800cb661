import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { evaluateStyles, type ModuleStyles, styledModules } from './evaluate-styles.ts';
import { stripStyles } from './strip-styles.ts';

const MODULE = 'virtual:halyard-kit.css';
const SOURCE = new URL('../theme/global-css.ts', import.meta.url).href;
const KIT = fileURLToPath(new URL('..', import.meta.url));

let evaluated: Promise<ReadonlyMap<string, ModuleStyles>> | undefined;

/** Cached for the whole process, because it takes seconds. */
function evaluate() {
  return (evaluated ??= evaluateStyles(styledModules(KIT)));
}

/**
 * A Vite plugin that provides `virtual:halyard-kit.css`: fonts, themes and reset. A separate
 * stylesheet is loaded before the first frame and needs no JavaScript.
 *
 * The kit's templates are static, so their styles are evaluated at build time. With `sheet` the build
 * adds them to the same stylesheet, or to the code of modules that few visitors load, and the page
 * does not load styled-components.
 * @param sheet paths of modules whose styles go into the stylesheet, in the order in which a page
 *   runs them (it decides which of two equal rules wins), or `all` in any order
 */
export function kitStyles(sheet?: readonly string[] | 'all'): Plugin {
  const isInSheet = (path: string) => sheet === 'all' || sheet?.includes(path);
  const sheetCss = async () => {
    const styles = await evaluate();
    const paths = sheet === 'all' ? [...styles.keys()] : (sheet ?? []);
    return paths.map((path) => styles.get(path)?.css ?? '').join('');
  };
  return {
    name: 'halyard-kit-styles',
    resolveId: { filter: { id: new RegExp(`^${MODULE}$`) }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: new RegExp(`^\0${MODULE}$`) },
      handler: async () => {
        const { globalCss } = (await import(SOURCE)) as { globalCss: string };
        return sheet ? globalCss + (await sheetCss()) : globalCss;
      },
    },
    transform: {
      order: 'post',
      filter: { id: /\.tsx?$/, code: 'styled-components' },
      handler: async (code, path) => {
        const styles = sheet && (await evaluate()).get(path);
        if (!styles) return null;
        return { code: stripStyles(code, styles, isInSheet(path) ? '' : styles.css), map: null };
      },
    },
    generateBundle(_, files) {
      if (!sheet) return;
      for (const file of Object.values(files)) {
        const parts = file.type === 'chunk' ? Object.entries(file.modules) : [];
        if (parts.some(([id, part]) => LIBRARY.test(id) && part.renderedLength > 0))
          this.error(`styled-components is in ${file.fileName}; see ADR 11.`);
      }
    },
  };
}

const LIBRARY = /[\\/]node_modules[\\/]styled-components[\\/]/;
