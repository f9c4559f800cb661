// The legacy build: the modern one requires functions that browsers only added this year.
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

/** PDF units are points; this many CSS px are one point at 100 %. */
export const PX_PER_POINT = PixelsPerInch.PDF_TO_CSS_UNITS;

/** The page's text, in drawing order. */
export type PageText = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

export interface PdfFile {
  /** Number of pages. */
  count: number;
  firstSize: PageSize;
  /** @param number 1 is the first */
  page: (number: number) => Promise<PDFPageProxy>;
  text: (number: number) => Promise<PageText>;
}

export interface PdfOpening {
  file: Promise<PdfFile>;
  /** Terminates the workers, even while the file is loading. */
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
  // The renderer can only be set globally; `getDocument` reads it immediately.
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
 * Loads a file and parses it in a worker. Scripts, forms and WebAssembly are disabled.
 * @param src address on this origin, because the content security policy allows no other
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
