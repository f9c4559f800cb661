import { useEffect, useState, type RefObject } from 'react';
import { PX_PER_POINT, TextLayer, type PdfFile } from './pdf-library.ts';

const NONE: readonly HTMLElement[] = [];

/**
 * Creates a page's text layer.
 * @param number 1 is the first page
 * @returns one element per piece of text, in order; empty while it loads
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
    // Without a text layer the picture is still shown.
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
