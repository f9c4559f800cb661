import type { PdfWords } from '@halyard/ui-kit';
import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** The texts of a `PdfView`. */
export function usePdfWords(): PdfWords {
  const { LL } = useLanguage();
  return useMemo(() => {
    const words = LL.game.pdf;
    return {
      find: words.find(),
      found: (at, of) => words.found({ at, of }),
      notFound: words.notFound(),
      previousFound: words.previousFound(),
      nextFound: words.nextFound(),
      zoomOut: words.zoomOut(),
      zoomIn: words.zoomIn(),
      fitWidth: words.fitWidth(),
      zoom: (percent) => words.zoom({ percent }),
      page: words.page(),
      ofPages: (pages) => words.ofPages({ count: pages }),
      pageName: (page) => words.pageName({ page }),
      previousPage: words.previousPage(),
      nextPage: words.nextPage(),
      pages: words.pages(),
      download: words.download(),
      capped: (shown, all) => words.capped({ shown, count: all }),
      broken: words.broken(),
      locked: words.locked(),
      failed: words.failed(),
    };
  }, [LL]);
}
