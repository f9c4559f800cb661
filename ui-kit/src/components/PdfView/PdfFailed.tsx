import type { ReactNode } from 'react';
import { ErrorRegion } from '../ErrorState/ErrorRegion.tsx';
import { Link } from '../Link/Link.tsx';
import type { PdfWords } from './pdf-words.ts';
import { LeadBar } from './PdfLoading.tsx';
import { Middle } from './PdfView.styles.ts';

interface PdfFailedProps {
  src: string;
  words: Pick<PdfWords, 'broken' | 'locked' | 'failed' | 'download'>;
  why: 'broken' | 'locked' | 'failed';
  fileName: string | undefined;
  lead: ReactNode;
  onRetry?: () => void;
}

/** Explains why the file cannot be shown, and offers the download. */
export function PdfFailed({ src, words, why, fileName, lead, onRetry }: PdfFailedProps) {
  return (
    <>
      <LeadBar lead={lead} />
      <Middle>
        <ErrorRegion title={words[why]} {...(onRetry && { onRetry })}>
          <Link href={src} download={fileName ?? ''}>
            {words.download}
          </Link>
        </ErrorRegion>
      </Middle>
    </>
  );
}
