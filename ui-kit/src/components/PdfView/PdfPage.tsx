import { useEffect, useRef, type RefObject } from 'react';
import { vars } from '../../tokens/vars.ts';
import { bringIntoView, mark, rangesOf } from './find-marks.ts';
import type { Match } from './find-text.ts';
import type { PageSize } from './page-layout.ts';
import { Drawn, Paper, Words } from './PdfPage.styles.ts';
import { PX_PER_POINT, type PdfFile } from './pdf-library.ts';
import { useDrawing } from './use-drawing.ts';
import { usePageText } from './use-page-text.ts';

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
