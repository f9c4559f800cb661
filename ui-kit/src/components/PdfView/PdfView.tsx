import { Suspense, type ReactNode } from 'react';
import { vars } from '../../tokens/vars.ts';
import { lazyComponent, type LoadFailure } from '../overlay/lazy-component.ts';
import type { PdfWords } from './pdf-words.ts';
import { PdfFailed } from './PdfFailed.tsx';
import { PdfLoading } from './PdfLoading.tsx';
import type { PdfReaderProps } from './pdf-words.ts';
import { Root } from './PdfView.styles.ts';

export type { PdfWords } from './pdf-words.ts';

export interface PdfViewProps {
  /** Address of the file, on this origin. */
  src: string;
  /** What it is: "Writeup of Long Splice". */
  label: string;
  /** The page to show initially and whenever it changes; 1 is the first. Default 1. */
  page?: number;
  /** Maximum number of pages to show; a note mentions the others. Default 200. */
  maxPages?: number;
  /** File name of the download. Default: from the address. */
  fileName?: string;
  /** Height as a CSS length. Default 70vh. */
  height?: string;
  /** Without a border, for filling another box. */
  bare?: boolean;
  /** Content before the tools, e.g. the author of the file. */
  lead?: ReactNode;
  /** Names of the tools and messages in the page's language. */
  words: PdfWords;
  /** The address is not known yet. */
  loading?: boolean;
}

function NoReader({ props, retry }: LoadFailure<PdfReaderProps>) {
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

const PdfReader = lazyComponent(async () => (await import('./PdfReader.tsx')).PdfReader, NoReader);

/** A PDF viewer with search, zoom, thumbnails and download. Pages are rendered in a worker. */
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
