import { PX_PER_POINT, type PDFPageProxy } from './pdf-library.ts';

/** Browsers refuse to draw on larger canvases; in pixels. */
const MAX_PIXELS = 16_777_216;

export interface Drawing {
  canvas: HTMLCanvasElement;
  done: Promise<unknown>;
  cancel: () => void;
}

/**
 * Renders a page on a new canvas at the resolution of the screen. The stylesheet gives the canvas
 * its displayed size: 100 % of its container.
 * @param zoom 1 is 100 %
 */
export function drawPage(page: PDFPageProxy, zoom: number): Drawing {
  const wanted = zoom * PX_PER_POINT * devicePixelRatio;
  const { width, height } = page.getViewport({ scale: wanted });
  const scale = wanted * Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  const task = page.render({ canvas, viewport });
  return { canvas, done: task.promise, cancel: () => task.cancel() };
}
