import { useEffect, useState, type RefObject } from 'react';
import { type PdfFile, PX_PER_POINT, type PDFPageProxy } from './pdf-library.ts';

/** Browsers refuse to draw on larger canvases; in pixels. */
const MAX_PIXELS = 16_777_216;

interface Drawing {
  canvas: HTMLCanvasElement;
  done: Promise<unknown>;
  cancel: () => void;
}

/**
 * Renders a page on a new canvas at the resolution of the screen. The stylesheet gives the canvas
 * its displayed size: 100 % of its container.
 * @param zoom 1 is 100 %
 */
function drawPage(page: PDFPageProxy, zoom: number): Drawing {
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

/**
 * Keeps a page rendered in an element. The previous rendering stays, scaled, until the new one is
 * ready; renderings that are no longer needed are cancelled.
 * @param zoom 1 is 100 %
 * @returns whether something is rendered
 */
export function useDrawing(
  holder: RefObject<HTMLElement | null>,
  file: PdfFile,
  number: number,
  zoom: number,
): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let drawing: Drawing | undefined;
    let isWanted = true;
    const draw = async (): Promise<void> => {
      const page = await file.page(number);
      if (!isWanted) return;
      drawing = drawPage(page, zoom);
      await drawing.done;
      if (!isWanted) return;
      holder.current?.replaceChildren(drawing.canvas);
      setDrawn(true);
    };
    // A page that fails to render stays empty; other pages are not affected.
    draw().catch(() => undefined);
    return () => {
      isWanted = false;
      drawing?.cancel();
    };
  }, [holder, file, number, zoom]);
  return isDrawn;
}
