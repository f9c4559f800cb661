import { useEffect, useState, type RefObject } from 'react';
import { PX_PER_POINT, TextLayer, type PdfFile } from './pdf-library.ts';

const NONE: readonly HTMLElement[] = [];

/**
 * Lays a page's words over its picture.
 * @param number 1 is the first page
 * @returns an element for each piece of its text, in the order of the text; empty until it is there
 */
export function usePageText(
  holder: RefObject<HTMLElement | null>,
  file: PdfFile,
  number: number,
): readonly HTMLElement[] {
  const [pieces, setPieces] = useState(NONE);
  useEffect(() => {
    const container = holder.current;
    let layer: TextLayer | undefined;
    let isWanted = true;
    const lay = async (): Promise<void> => {
      const [page, text] = await Promise.all([file.page(number), file.text(number)]);
      if (!isWanted || !container) return;
      const viewport = page.getViewport({ scale: PX_PER_POINT });
      layer = new TextLayer({ textContentSource: text, container, viewport });
      await layer.render();
      if (isWanted) setPieces(layer.textDivs);
    };
    // A page whose text cannot be read is still a picture.
    lay().catch(() => undefined);
    return () => {
      isWanted = false;
      layer?.cancel();
      container?.replaceChildren();
      setPieces(NONE);
    };
  }, [holder, file, number]);
  return pieces;
}
