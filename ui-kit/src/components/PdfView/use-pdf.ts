import { useEffect, useState } from 'react';
import type { PageSize } from './page-layout.ts';
import { failureOf, openPdf, pageSize, type PdfFailure, type PdfFile } from './pdf-library.ts';

export type PdfState =
  | { state: 'loading' }
  | { state: 'failed'; why: PdfFailure }
  | { state: 'shown'; file: PdfFile };

const LOADING: PdfState = { state: 'loading' };

/** Opens a file and keeps it open while mounted; `retry` opens it again. */
export function usePdf(src: string): { pdf: PdfState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ of: string; pdf: PdfState }>();
  const key = `${attempt} ${src}`;
  useEffect(() => {
    let isWanted = true;
    const answer = (pdf: PdfState): void => {
      if (isWanted) setResult({ of: key, pdf });
    };
    const { file, close } = openPdf(src);
    file.then(
      (opened) => answer({ state: 'shown', file: opened }),
      (error: unknown) => answer({ state: 'failed', why: failureOf(error) }),
    );
    return () => {
      isWanted = false;
      close();
    };
  }, [key, src]);
  const pdf = result?.of === key ? result.pdf : LOADING;
  return { pdf, retry: () => setAttempt((last) => last + 1) };
}

/**
 * Sizes of the first `count` pages. Until a page is loaded, the size of the first one is assumed.
 */
export function usePageSizes(file: PdfFile, count: number): readonly PageSize[] {
  const [sizes, setSizes] = useState<readonly PageSize[]>(() =>
    Array.from({ length: count }, () => file.firstSize),
  );
  useEffect(() => {
    let isWanted = true;
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    const measure = async (number: number): Promise<PageSize> =>
      file.page(number).then(pageSize, () => file.firstSize);
    const measureAll = async (): Promise<void> => {
      const all = await Promise.all(numbers.map(measure));
      if (isWanted) setSizes(all);
    };
    void measureAll();
    return () => {
      isWanted = false;
    };
  }, [file, count]);
  return sizes;
}
