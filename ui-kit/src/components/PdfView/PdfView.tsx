import { Suspense, type ReactNode } from 'react';
import { vars } from '../../tokens/vars.ts';
import { lazyPart, type MissingPart } from '../overlay/lazy-part.ts';
import type { PdfWords } from './pdf-words.ts';
import { PdfFailed } from './PdfFailed.tsx';
import { PdfLoading } from './PdfLoading.tsx';
import type { PdfReaderProps } from './PdfReader.tsx';
import { Root } from './PdfView.styles.ts';

export type { PdfWords } from './pdf-words.ts';

export interface PdfViewProps {
  /** Address of the file, of this site. */
  src: string;
  /** What it is: "Writeup of Long Splice". */
  label: string;
  /** The page to show, at the begin and when it changes; 1 is the first. Default 1. */
  page?: number;
  /** Pages that are shown at most; a note tells of the others. Default 200. */
  maxPages?: number;
  /** Name under which the file is saved. Default the address's own. */
  fileName?: string;
  /** Height as CSS. Default 70vh. */
  height?: string;
  /** Fills what is around it, without an edge of its own. */
  bare?: boolean;
  /** Stands before the tools: whose file it is. */
  lead?: ReactNode;
  words: PdfWords;
  /** The address is not known yet. */
  loading?: boolean;
}

function NoReader({ props, retry }: MissingPart<PdfReaderProps>) {
  const { src, words, fileName, lead } = props;
  return (
    <PdfFailed
      src={src}
      words={words}
      lead={lead}
      fileName={fileName}
      why="failed"
      onRetry={retry}
    />
  );
}

const PdfReader = lazyPart(async () => (await import('./PdfReader.tsx')).PdfReader, NoReader);

/** A PDF file by pages: find, zoom, small pages beside it, download. Drawn in a worker. */
export function PdfView({
  page = 1,
  maxPages = 200,
  fileName,
  height = '70vh',
  bare,
  lead,
  loading,
  ...rest
}: PdfViewProps) {
  const skeleton = <PdfLoading lead={lead} />;
  return (
    <Root data-framed={!bare || undefined} style={vars({ '--pdf-height': bare ? '100%' : height })}>
      {loading ? (
        skeleton
      ) : (
        <Suspense fallback={skeleton}>
          <PdfReader {...rest} page={page} maxPages={maxPages} fileName={fileName} lead={lead} />
        </Suspense>
      )}
    </Root>
  );
}
