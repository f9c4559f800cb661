import { useEffect, useEffectEvent, useMemo, useRef, type KeyboardEvent } from 'react';
import { readingKey } from '../../provider/reading-key.ts';
import { useSize } from '../../patterns/shared/use-size.ts';
import { PAGE_GAP } from './page-layout.ts';
import type { PdfFile } from './pdf-library.ts';
import { PdfBar } from './PdfBar.tsx';
import { PdfSheets } from './PdfSheets.tsx';
import type { PdfReaderProps } from './pdf-words.ts';
import { Body, Note, Reader, Scroller } from './PdfReader.styles.ts';
import { PdfThumbs } from './PdfThumbs.tsx';
import { readerAction, type ReaderAction } from './reader-keys.ts';
import { useFind } from './use-find.ts';
import { usePageSizes } from './use-pdf.ts';
import { usePageWindow } from './use-page-window.ts';
import { fitPercent, zoomStep, type Zoom } from './zoom-steps.ts';

/** Minimum width of the reader in px for a toolbar in one row and for thumbnails. */
const WIDE = 640;

interface PdfPagesProps extends PdfReaderProps {
  file: PdfFile;
  zoom: Zoom;
  onZoomChange: (zoom: Zoom) => void;
}

/** Goes to the page that the caller sets; the initial page is opened by `usePageWindow`. */
function useGoToChangedPage(page: number, goTo: (page: number) => void): void {
  const isFirst = useRef(true);
  const open = useEffectEvent(goTo);
  useEffect(() => {
    if (!isFirst.current) open(page);
    isFirst.current = false;
  }, [page]);
}

/** Runs the action of a key. */
function runKey(
  event: KeyboardEvent<HTMLElement>,
  scroller: HTMLElement | null,
  actions: Readonly<Record<ReaderAction, () => void>>,
): void {
  if (event.defaultPrevented || !scroller) return;
  const scrolls = scroller.scrollWidth > scroller.clientWidth;
  const isTyping = event.target instanceof HTMLInputElement;
  const { ctrlKey, metaKey, altKey } = event;
  const key = readingKey(event.key, scroller);
  const action = readerAction({ key, ctrlKey, metaKey, altKey }, isTyping, scrolls);
  if (!action) return;
  event.preventDefault();
  // The page may use the same keys as global shortcuts.
  event.stopPropagation();
  actions[action]();
}

/** The pages of an open file, with toolbar and thumbnails. */
export function PdfPages(props: PdfPagesProps) {
  const { file, zoom, onZoomChange, src, label, maxPages, fileName, lead, words } = props;
  const count = Math.min(file.count, maxPages);
  const reader = useRef<HTMLDivElement>(null);
  const findField = useRef<HTMLInputElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const width = useSize(reader)?.width ?? 0;
  const view = useSize(scroller);
  const hasThumbs = width >= WIDE && count > 1;
  const inset = width < WIDE ? 8 : PAGE_GAP;
  const sizes = usePageSizes(file, count);
  const percent = zoom === 'fit' ? fitPercent(sizes, (view?.width ?? 0) - 2 * inset) : zoom;
  const scale = percent / 100;
  const heights = useMemo(() => sizes.map(({ height }) => height * scale), [sizes, scale]);
  const pages = usePageWindow(scroller, heights, props.page);
  const { first, last, page, goTo } = pages;

  useGoToChangedPage(props.page, goTo);
  const find = useFind(file, count, page, (match) => {
    if (match.page - 1 < first || match.page - 1 > last) goTo(match.page);
  });

  const turn = (to: number): void => goTo(Math.min(count, Math.max(1, to)));
  const actions: Record<ReaderAction, () => void> = {
    find: () => findField.current?.select(),
    larger: () => onZoomChange(zoomStep(percent, 1)),
    smaller: () => onZoomChange(zoomStep(percent, -1)),
    fit: () => onZoomChange('fit'),
    next: () => turn(page + 1),
    previous: () => turn(page - 1),
  };

  return (
    <Reader ref={reader} onKeyDown={(event) => runKey(event, scroller.current, actions)}>
      <PdfBar
        isNarrow={width < WIDE}
        words={words}
        lead={lead}
        find={find}
        findField={findField}
        zoom={zoom}
        percent={percent}
        onZoomStep={(direction) => onZoomChange(zoomStep(percent, direction))}
        onFit={() => onZoomChange('fit')}
        page={page}
        count={count}
        onPageChange={turn}
        src={src}
        fileName={fileName}
      />
      {file.count > count && <Note>{words.capped(count, file.count)}</Note>}
      <Body>
        {hasThumbs && (
          <PdfThumbs
            file={file}
            label={words.pages}
            nameOf={words.pageName}
            sizes={sizes}
            page={page}
            onOpen={turn}
          />
        )}
        <Scroller
          ref={scroller}
          role="region"
          aria-label={label}
          tabIndex={0}
          onScroll={pages.onScroll}
        >
          <PdfSheets
            scrollerRef={scroller}
            {...{ file, words, sizes, scale, inset, view, pages, find }}
          />
        </Scroller>
      </Body>
    </Reader>
  );
}
