import type { Plugin } from 'vite';

const MODULE = 'virtual:halyard-kit.css';
const SOURCE = new URL('theme/global-css.ts', import.meta.url).href;

/**
 * Offers `virtual:halyard-kit.css` to an app or a workshop that is built with Vite: fonts, themes
 * and reset. A stylesheet of its own is there before the first frame and costs no JavaScript.
 */
export function kitStyles(): Plugin {
  return {
    name: 'halyard-kit-styles',
    resolveId: { filter: { id: new RegExp(`^${MODULE}$`) }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: new RegExp(`^\0${MODULE}$`) },
      handler: async () => ((await import(SOURCE)) as { globalCss: string }).globalCss,
    },
  };
}
