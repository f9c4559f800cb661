import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { vars } from '../../tokens/vars.ts';
import type { PageSize } from './page-layout.ts';
import type { PdfFile } from './pdf-library.ts';
import { Sheets, Thumb, Thumbs } from './PdfReader.styles.ts';
import { useDrawing } from './use-drawing.ts';
import { usePageWindow } from './use-page-window.ts';

/** In px; must equal the value in the stylesheet. */
const WIDTH = 72;
/** Height of the page number below a thumbnail. */
const FOOT = 22;

interface OneProps {
  file: PdfFile;
  number: number;
  name: string;
  size: PageSize;
  top: number;
  isCurrent: boolean;
  onOpen: (page: number) => void;
}

function One({ file, number, name, size, top, isCurrent, onOpen }: OneProps) {
  const picture = useRef<HTMLSpanElement>(null);
  const isDrawn = useDrawing(picture, file, number, WIDTH / size.width);
  return (
    <Thumb
      type="button"
      aria-label={name}
      aria-current={isCurrent ? 'page' : undefined}
      tabIndex={isCurrent ? 0 : -1}
      data-page={number}
      data-drawn={isDrawn || undefined}
      style={vars({
        '--pdf-top': `${top}px`,
        '--pdf-thumb-height': `${(WIDTH * size.height) / size.width}px`,
      })}
      onClick={() => onOpen(number)}
    >
      <span ref={picture} aria-hidden />
      <span aria-hidden>{number}</span>
    </Thumb>
  );
}

export interface PdfThumbsProps {
  file: PdfFile;
  /** "Pages" */
  label: string;
  nameOf: (page: number) => string;
  sizes: readonly PageSize[];
  /** The current page; 1 is the first. */
  page: number;
  onOpen: (page: number) => void;
}

/** Thumbnails of the pages, 72 px wide; up and down arrow keys move between them. */
export function PdfThumbs({ file, label, nameOf, sizes, page, onOpen }: PdfThumbsProps) {
  const heights = useMemo(
    () => sizes.map(({ width, height }) => (WIDTH * height) / width + FOOT),
    [sizes],
  );
  const scroller = useRef<HTMLElement>(null);
  const { onScroll, tops, first, last } = usePageWindow(scroller, heights, page);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const from = tops[page - 1] ?? 0;
    const to = tops[page] ?? 0;
    const { scrollTop, clientHeight } = element;
    if (from < scrollTop) element.scrollTop = from - clientHeight / 3;
    else if (to > scrollTop + clientHeight) element.scrollTop = to - (2 * clientHeight) / 3;
    if (element.contains(document.activeElement))
      element.querySelector<HTMLElement>(`[data-page="${page}"]`)?.focus({ preventScroll: true });
  }, [page, scroller, tops]);
  const keyDown = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = page + (by ?? 0);
    if (!by || next < 1 || next > sizes.length) return;
    event.preventDefault();
    onOpen(next);
  };
  return (
    <Thumbs ref={scroller} aria-label={label} onScroll={onScroll} onKeyDown={keyDown}>
      <Sheets style={vars({ '--pdf-length': `${tops.at(-1) ?? 0}px` })}>
        {sizes.map((size, index) =>
          (index >= first && index <= last) || index + 1 === page ? (
            <One
              // oxlint-disable-next-line react/no-array-index-key -- a page is its number
              key={index}
              file={file}
              number={index + 1}
              name={nameOf(index + 1)}
              size={size}
              top={tops[index] ?? 0}
              isCurrent={index + 1 === page}
              onOpen={onOpen}
            />
          ) : null,
        )}
      </Sheets>
    </Thumbs>
  );
}
