import { useEffect, useEffectEvent, useMemo, useRef, type KeyboardEvent } from 'react';
import { readingKey } from '../../provider/reading-key.ts';
import { useSize } from '../../patterns/shared/use-size.ts';
import { vars } from '../../tokens/vars.ts';
import type { Match } from './find-text.ts';
import { PAGE_GAP } from './page-layout.ts';
import type { PdfFile } from './pdf-library.ts';
import { PdfBar } from './PdfBar.tsx';
import { PdfPage } from './PdfPage.tsx';
import type { PdfReaderProps } from './PdfReader.tsx';
import { Body, Note, Reader, Scroller, Sheets } from './PdfReader.styles.ts';
import { PdfThumbs } from './PdfThumbs.tsx';
import { readerAction } from './reader-keys.ts';
import { useFind } from './use-find.ts';
import { usePageSizes } from './use-pdf.ts';
import { usePageWindow } from './use-page-window.ts';
import { fitPercent, zoomStep, type Zoom } from './zoom-steps.ts';

/** Minimum width of the reader in px for a toolbar in one row and for thumbnails. */
const WIDE = 640;
const NO_MATCHES: readonly Match[] = [];

interface PdfPagesProps extends PdfReaderProps {
  file: PdfFile;
  zoom: Zoom;
  onZoomChange: (zoom: Zoom) => void;
}

/** An open file. */
export function PdfPages(props: PdfPagesProps) {
  const { file, zoom, onZoomChange, src, label, maxPages, fileName, lead, words } = props;
  const count = Math.min(file.count, maxPages);
  const reader = useRef<HTMLDivElement>(null);
  const findField = useRef<HTMLInputElement>(null);
  const answered = useRef<object>(undefined);
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
  const { tops, first, last, page, goTo } = pages;

  const isFirst = useRef(true);
  const open = useEffectEvent(goTo);
  useEffect(() => {
    if (!isFirst.current) open(props.page);
    isFirst.current = false;
  }, [props.page]);

  const find = useFind(file, count, page, (match) => {
    if (match.page - 1 < first || match.page - 1 > last) goTo(match.page);
  });
  const current = find.matches[find.at];
  const byPage = useMemo(() => Map.groupBy(find.matches, (match) => match.page), [find.matches]);

  const turn = (to: number): void => goTo(Math.min(count, Math.max(1, to)));
  const keyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const element = scroller.current;
    if (event.defaultPrevented || !element) return;
    const scrolls = element.scrollWidth > element.clientWidth;
    const isTyping = event.target instanceof HTMLInputElement;
    const { ctrlKey, metaKey, altKey } = event;
    const key = readingKey(event.key, element);
    const action = readerAction({ key, ctrlKey, metaKey, altKey }, isTyping, scrolls);
    if (!action) return;
    event.preventDefault();
    // The page may use the same keys as global shortcuts.
    event.stopPropagation();
    if (action === 'find') findField.current?.select();
    else if (action === 'larger') onZoomChange(zoomStep(percent, 1));
    else if (action === 'smaller') onZoomChange(zoomStep(percent, -1));
    else if (action === 'fit') onZoomChange('fit');
    else turn(page + (action === 'next' ? 1 : -1));
  };

  // Space below the last page, so that it can be scrolled to the top like every other page.
  const length = Math.max(tops.at(-1) ?? 0, (tops.at(-2) ?? 0) - PAGE_GAP + (view?.height ?? 0));
  const widest = Math.max(...sizes.map((size) => size.width)) * scale;
  return (
    <Reader ref={reader} onKeyDown={keyDown}>
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
          <Sheets
            style={vars({
              '--pdf-width': `${widest + 2 * inset}px`,
              '--pdf-length': `${length}px`,
            })}
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
                  current={current}
                  ask={find.ask}
                  answeredRef={answered}
                  scrollerRef={scroller}
                />
              ))}
          </Sheets>
        </Scroller>
      </Body>
    </Reader>
  );
}
