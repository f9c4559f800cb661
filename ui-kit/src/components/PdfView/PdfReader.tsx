import { useState } from 'react';
import type { PdfReaderProps } from './pdf-words.ts';
import { PdfFailed } from './PdfFailed.tsx';
import { PdfLoading } from './PdfLoading.tsx';
import { PdfPages } from './PdfPages.tsx';
import { usePdf } from './use-pdf.ts';
import type { Zoom } from './zoom-steps.ts';

/** The implementation of `PdfView`, with pdf.js. Loaded when the first file is shown. */
export function PdfReader(props: PdfReaderProps) {
  const { src, words, lead, fileName } = props;
  const { pdf, retry } = usePdf(src);
  // Kept when the file changes, so that all files are read at one zoom.
  const [zoom, setZoom] = useState<Zoom>('fit');
  if (pdf.state === 'loading') return <PdfLoading lead={lead} />;
  if (pdf.state === 'failed')
    return (
      <PdfFailed
        src={src}
        words={words}
        lead={lead}
        fileName={fileName}
        why={pdf.why}
        {...(pdf.why === 'failed' && { onRetry: retry })}
      />
    );
  return <PdfPages {...props} key={src} file={pdf.file} zoom={zoom} onZoomChange={setZoom} />;
}
