import { firstPaintScript } from '@halyard/ui-kit/first-paint';
import type { Plugin } from 'vite';

/** Puts the kit's first-paint script into the page, so that the theme is right from the first frame. */
export function firstPaint(): Plugin {
  return {
    name: 'halyard-first-paint',
    transformIndexHtml: () => [
      { tag: 'script', children: firstPaintScript, injectTo: 'head-prepend' },
    ],
  };
}
