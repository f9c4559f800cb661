import { useMemo, useRef, type RefObject } from 'react';
import { vars } from '../../tokens/vars.ts';
import type { Match } from './find-text.ts';
import { PAGE_GAP, type PageSize } from './page-layout.ts';
import type { PdfFile } from './pdf-library.ts';
import type { PdfWords } from './pdf-words.ts';
import { PdfPage } from './PdfPage.tsx';
import { Sheets } from './PdfReader.styles.ts';
import type { Find } from './use-find.ts';
import type { PageWindow } from './use-page-window.ts';

const NO_MATCHES: readonly Match[] = [];

interface PdfSheetsProps {
  file: PdfFile;
  words: PdfWords;
  sizes: readonly PageSize[];
  /** 1 is 100 %. */
  scale: number;
  /** Space left and right of the pages in px. */
  inset: number;
  /** Size of the scroller; undefined before it is measured. */
  view: { width: number; height: number } | undefined;
  pages: PageWindow;
  find: Find;
  scrollerRef: RefObject<HTMLElement | null>;
}

/** The scrolled content: all pages by size, of which the visible ones are rendered. */
export function PdfSheets(props: PdfSheetsProps) {
  const { file, words, sizes, scale, inset, view, pages, find, scrollerRef } = props;
  const { tops, first, last } = pages;
  const answered = useRef<object>(undefined);
  const byPage = useMemo(() => Map.groupBy(find.matches, ({ page }) => page), [find.matches]);
  // Space below the last page, so that it can be scrolled to the top like every other page.
  const length = Math.max(tops.at(-1) ?? 0, (tops.at(-2) ?? 0) - PAGE_GAP + (view?.height ?? 0));
  const widest = Math.max(...sizes.map((size) => size.width)) * scale;
  return (
    <Sheets
      style={vars({ '--pdf-width': `${widest + 2 * inset}px`, '--pdf-length': `${length}px` })}
    >
      {view &&
        sizes.slice(first, last + 1).map((size, index) => (
          <PdfPage
            // oxlint-disable-next-line react/no-array-index-key -- a page is its number
            key={first + index}
            file={file}
            number={first + index + 1}
            name={words.pageName(first + index + 1)}
            size={size}
            top={tops[first + index] ?? 0}
            zoom={scale}
            matches={byPage.get(first + index + 1) ?? NO_MATCHES}
            current={find.matches[find.at]}
            ask={find.ask}
            answeredRef={answered}
            scrollerRef={scrollerRef}
          />
        ))}
    </Sheets>
  );
}
