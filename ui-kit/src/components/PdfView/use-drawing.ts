import { useEffect, useState, type RefObject } from 'react';
import { drawPage, type Drawing } from './draw-page.ts';
import type { PdfFile } from './pdf-library.ts';

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
