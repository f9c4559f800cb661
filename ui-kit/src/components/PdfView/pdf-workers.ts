/// <reference types="vite/client" />
// The line above: packages that read this file as a source do not know modules with `?url`.
// oxlint-disable import/default -- Vite gives these modules their address
import rendererUrl from 'pdfjs-dist/legacy/build/pdf.renderer.min.mjs?url';
import readerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

// TypeScript's library has no trusted types yet: the policy's result is typed as a string.
interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

const onlyOurs = {
  createScriptURL: (url: string): string => {
    if (url !== readerUrl && url !== rendererUrl) throw new TypeError(`No worker of ours: ${url}`);
    return url;
  },
};

const policy =
  (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy(
    'halyard-workers',
    onlyOurs,
  ) ?? onlyOurs;

function start(url: string): Worker {
  return new Worker(policy.createScriptURL(url), { type: 'module' });
}

export interface PdfWorkers {
  /** Parses the file. */
  reader: Worker;
  /** Renders its pages. */
  renderer: Worker;
  /** Rejects if a worker cannot be started; otherwise it never settles. */
  failure: Promise<never>;
  end: () => void;
}

/** Starts the workers of one file. pdf.js would start them itself, but not with trusted types. */
export function startWorkers(): PdfWorkers {
  const reader = start(readerUrl);
  const renderer = start(rendererUrl);
  const failure = new Promise<never>((_, reject) => {
    reader.addEventListener('error', () => reject(new Error('The PDF worker does not start')));
  });
  const end = (): void => {
    reader.terminate();
    renderer.terminate();
  };
  return { reader, renderer, failure, end };
}
