// The build for older browsers: the other one wants functions that browsers got this year.
import {
  getDocument,
  GlobalWorkerOptions,
  InvalidPDFException,
  PasswordException,
  PDFWorker,
  PixelsPerInch,
  VerbosityLevel,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageSize } from './page-layout.ts';
import { startWorkers, type PdfWorkers } from './pdf-workers.ts';

export { TextLayer, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page's unit is a point; this many px of CSS are one at 100 %. */
export const PX_PER_POINT = PixelsPerInch.PDF_TO_CSS_UNITS;

/** The page's text: pieces in the order in which they are drawn. */
export type PageText = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

export interface PdfFile {
  /** Pages in the file. */
  count: number;
  firstSize: PageSize;
  /** @param number 1 is the first */
  page: (number: number) => Promise<PDFPageProxy>;
  text: (number: number) => Promise<PageText>;
}

export interface PdfOpening {
  file: Promise<PdfFile>;
  /** Ends its workers, whether it is there already or not. */
  close: () => void;
}

export type PdfFailure = 'broken' | 'locked' | 'failed';

export function pageSize(page: PDFPageProxy): PageSize {
  const { width, height } = page.getViewport({ scale: PX_PER_POINT });
  return { width, height };
}

async function fileOf(document: PDFDocumentProxy): Promise<PdfFile> {
  const texts = new Map<number, Promise<PageText>>();
  const text = (number: number): Promise<PageText> => {
    const known = texts.get(number);
    if (known) return known;
    const read = document.getPage(number).then((page) => page.getTextContent());
    texts.set(number, read);
    return read;
  };
  return {
    count: document.numPages,
    firstSize: pageSize(await document.getPage(1)),
    page: (number) => document.getPage(number),
    text,
  };
}

async function bytesOf(src: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(src, { signal });
  if (!answer.ok) throw new Error(`${answer.status} for ${src}`);
  return answer.arrayBuffer();
}

function readWith({ reader, renderer }: PdfWorkers, data: ArrayBuffer): PDFDocumentLoadingTask {
  // Only there can a renderer be named; the call takes it at once.
  GlobalWorkerOptions.rendererPorts = [renderer];
  return getDocument({
    data,
    worker: PDFWorker.create({ port: reader }),
    useWasm: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
}

/**
 * Fetches a file and reads it in a worker. Scripts, forms and WebAssembly of any kind stay off.
 * @param src address of this site, as the policy lets pages fetch from nowhere else
 */
export function openPdf(src: string): PdfOpening {
  const leaving = new AbortController();
  const open = async (): Promise<PdfFile> => {
    const data = await bytesOf(src, leaving.signal);
    leaving.signal.throwIfAborted();
    const workers = startWorkers();
    const task = readWith(workers, data);
    leaving.signal.addEventListener('abort', () => {
      void task.destroy().then(workers.end, workers.end);
    });
    return fileOf(await Promise.race([task.promise, workers.failure]));
  };
  return { file: open(), close: () => leaving.abort() };
}

export function failureOf(error: unknown): PdfFailure {
  if (error instanceof PasswordException) return 'locked';
  return error instanceof InvalidPDFException ? 'broken' : 'failed';
}
