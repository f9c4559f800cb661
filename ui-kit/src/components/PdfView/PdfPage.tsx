import { useEffect, useRef, type RefObject, useState } from 'react';
import { vars } from '../../tokens/vars.ts';
import type { Match } from './find-text.ts';
import type { PageSize } from './page-layout.ts';
import { Drawn, Paper, Words } from './PdfPage.styles.ts';
import { PX_PER_POINT, type PdfFile, TextLayer } from './pdf-library.ts';
import { useDrawing } from './use-drawing.ts';

interface PdfPageProps {
  file: PdfFile;
  /** 1 is the first. */
  number: number;
  /** "Page 3" */
  name: string;
  size: PageSize;
  /** Offset from the top of the document in px. */
  top: number;
  /** 1 is 100 %. */
  zoom: number;
  /** Search matches on this page. */
  matches: readonly Match[];
  /** The current match, on any page. */
  current: Match | undefined;
  /** A new object for each request to scroll to `current`, */
  ask: object;
  /** and the last request that was handled. */
  answeredRef: RefObject<object | undefined>;
  scrollerRef: RefObject<HTMLElement | null>;
}

/** Names of the CSS highlights. */
const NAMES = { found: 'hy-pdf-found', current: 'hy-pdf-current' } as const;

const NONE: readonly HTMLElement[] = [];

/**
 * Creates a page's text layer.
 * @param number 1 is the first page
 * @returns one element per piece of text, in order; empty while it loads
 */
function usePageText(
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

/** DOM ranges of a match; none where the text layer lacks the pieces. */
function rangesOf({ stretches }: Match, pieces: readonly HTMLElement[]): Range[] {
  return stretches.flatMap(({ piece, from, to }) => {
    const text = pieces[piece]?.firstChild;
    if (!text) return [];
    const range = new Range();
    range.setStart(text, from);
    range.setEnd(text, to);
    return [range];
  });
}

/**
 * Highlights ranges with the CSS Custom Highlight API, without changing the DOM. Where the browser
 * lacks it, nothing is highlighted; counting and scrolling still work.
 * @returns a function that removes the highlights
 */
function mark(name: keyof typeof NAMES, ranges: readonly Range[]): () => void {
  if (!('highlights' in CSS)) return () => undefined;
  const marks = CSS.highlights.get(NAMES[name]) ?? new Highlight();
  CSS.highlights.set(NAMES[name], marks);
  for (const range of ranges) marks.add(range);
  return () => {
    for (const range of ranges) marks.delete(range);
  };
}

/** Scrolls a range to the middle of the scroller unless it is already well visible. */
function bringIntoView(range: Range, scroller: HTMLElement): void {
  const at = range.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  const edge = Math.min(48, view.height / 4);
  if (at.top < view.top + edge || at.bottom > view.bottom - edge)
    scroller.scrollTop += at.top - view.top - view.height / 3;
  if (at.left < view.left || at.right > view.right)
    scroller.scrollLeft += at.left - view.left - view.width / 3;
}

/** One page: the rendered picture and the text layer. */
export function PdfPage({
  file,
  number,
  name,
  size,
  top,
  zoom,
  matches,
  current,
  ask,
  answeredRef,
  scrollerRef,
}: PdfPageProps) {
  const picture = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const isDrawn = useDrawing(picture, file, number, zoom);
  const pieces = usePageText(words, file, number);
  useEffect(() => {
    const others = matches.filter((match) => match !== current);
    const own = current?.page === number ? rangesOf(current, pieces) : [];
    const unmark = [
      mark(
        'found',
        others.flatMap((match) => rangesOf(match, pieces)),
      ),
      mark('current', own),
    ];
    const [begin] = own;
    if (begin && scrollerRef.current && answeredRef.current !== ask) {
      bringIntoView(begin, scrollerRef.current);
      answeredRef.current = ask;
    }
    return () => {
      for (const take of unmark) take();
    };
  }, [pieces, matches, current, number, ask, answeredRef, scrollerRef]);
  return (
    <Paper
      role="group"
      aria-label={name}
      data-drawn={(isDrawn && pieces.length > 0) || undefined}
      style={vars({
        '--pdf-top': `${top}px`,
        '--pdf-page-width': `${size.width * zoom}px`,
        '--pdf-page-height': `${size.height * zoom}px`,
        '--total-scale-factor': zoom * PX_PER_POINT,
      })}
    >
      <Drawn ref={picture} />
      <Words ref={words} />
    </Paper>
  );
}
