// The build for older browsers: the other one wants functions that browsers got this year.
import {
  getDocument,
  GlobalWorkerOptions,
  InvalidPDFException,
  PasswordException,
  PixelsPerInch,
  VerbosityLevel,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable import/default -- Vite gives these modules their address
import rendererUrl from 'pdfjs-dist/legacy/build/pdf.renderer.min.mjs?url';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type { PageSize } from './page-layout.ts';

export { TextLayer, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

GlobalWorkerOptions.workerSrc = workerUrl;
GlobalWorkerOptions.rendererSrc = rendererUrl;

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

export const pageSize = (page: PDFPageProxy): PageSize => {
  const { width, height } = page.getViewport({ scale: PX_PER_POINT });
  return { width, height };
};

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

/**
 * Fetches a file and reads it in a worker. Scripts, forms and WebAssembly of any kind stay off.
 * @param src address of this site, as the policy lets pages fetch from nowhere else
 */
export function openPdf(src: string): PdfOpening {
  const leaving = new AbortController();
  let task: PDFDocumentLoadingTask | undefined;
  const open = async (): Promise<PdfFile> => {
    const data = await bytesOf(src, leaving.signal);
    leaving.signal.throwIfAborted();
    task = getDocument({
      data,
      useWasm: false,
      enableXfa: false,
      verbosity: VerbosityLevel.ERRORS,
    });
    return fileOf(await task.promise);
  };
  const close = (): void => {
    leaving.abort();
    task?.destroy().catch(() => undefined);
  };
  return { file: open(), close };
}

export function failureOf(error: unknown): PdfFailure {
  if (error instanceof PasswordException) return 'locked';
  return error instanceof InvalidPDFException ? 'broken' : 'failed';
}
