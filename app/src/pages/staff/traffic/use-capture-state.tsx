import type { FileRecord } from '@halyard/sdk/types';
import { Banner, ButtonLink, type CaptureState } from '@halyard/ui-kit';
import { useState } from 'react';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { fileSizeText } from '../shared/file-size.ts';
import { type CaptureOwner, fileAddress } from './capture-address.ts';
import { useCapture } from './use-capture.ts';
import { useReadCapture } from './use-read-capture.tsx';

interface CaptureStateOptions {
  owner: CaptureOwner;
  file: FileRecord;
  onRetry: () => void;
}

/** Larger files are only loaded on demand. */
const LARGE = 20 * 1024 * 1024;

/** What the preview of a file shows: a question, the progress, why it failed, or the content. */
export function useCaptureState({ owner, file, onRetry }: CaptureStateOptions): CaptureState {
  const { LL } = useLanguage();
  const words = LL.staff.traffic;
  const [isAgreed, setAgreed] = useState(file.size <= LARGE);
  const reading = useCapture(owner, file, isAgreed);
  const ready = useReadCapture(reading.kind === 'ready' ? reading.capture : null);
  const size = fileSizeText(LL, file.size);
  if (ready) return ready;
  if (!isAgreed) {
    return {
      kind: 'asks',
      title: words.large({ size }),
      text: words.largeText(),
      action: words.read({ size }),
      onAgree: () => setAgreed(true),
    };
  }
  switch (reading.kind) {
    case 'failed':
      return {
        kind: 'failed',
        content: <LoadFailure error={reading.error} onRetry={async () => onRetry()} />,
      };
    case 'foreign':
      return { kind: 'failed', content: <Foreign address={fileAddress(owner, file.fileName)} /> };
    case 'parsing':
      return { kind: 'loading', label: words.parsing(), progress: reading.progress };
    default:
      return {
        kind: 'loading',
        label: words.loading({ size }),
        ...(reading.kind === 'loading' && { progress: reading.progress }),
      };
  }
}

/** A file that other programs may be able to open. */
function Foreign({ address }: { address: string }) {
  const { LL } = useLanguage();
  const words = LL.staff.traffic;
  return (
    <Banner
      tone="warn"
      action={
        <ButtonLink size="small" href={address} download>
          {words.download()}
        </ButtonLink>
      }
    >
      {words.foreign()}
    </Banner>
  );
}
