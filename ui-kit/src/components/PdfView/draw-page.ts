import { PX_PER_POINT, type PDFPageProxy } from './pdf-library.ts';

/** Browsers draw nothing at all on larger ones; in px. */
const MOST_PIXELS = 16_777_216;

export interface Drawing {
  canvas: HTMLCanvasElement;
  done: Promise<unknown>;
  cancel: () => void;
}

/**
 * Draws a page on a canvas of its own, as fine as the screen is. Its size on the page is the
 * stylesheet's: 100 % of what is around it.
 * @param zoom 1 is 100 %
 */
export function drawPage(page: PDFPageProxy, zoom: number): Drawing {
  const wanted = zoom * PX_PER_POINT * devicePixelRatio;
  const { width, height } = page.getViewport({ scale: wanted });
  const scale = wanted * Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  const task = page.render({ canvas, viewport });
  return { canvas, done: task.promise, cancel: () => task.cancel() };
}
