import type { FileRecord } from '@halyard/sdk/types';
import { CapturePreview, IconButton } from '@halyard/ui-kit';
import { CloseIcon, DeleteIcon, DownloadIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { download } from '../shared/download.ts';
import { type CaptureOwner, fileAddress } from './capture-address.ts';
import { useCaptureState } from './use-capture-state.tsx';

interface CaptureContentProps {
  owner: CaptureOwner;
  file: FileRecord;
  onClose: () => void;
  /** Asks whether to delete it; undefined for those who may not. */
  onRemove?: () => void;
}

/** The content of a captured file, read in the browser. */
export function CaptureContent(props: CaptureContentProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

interface AttemptProps extends CaptureContentProps {
  /** Reads it from the start. */
  onRetry: () => void;
}

function Attempt({ owner, file, onClose, onRemove, onRetry }: AttemptProps) {
  const { LL } = useLanguage();
  const words = LL.staff.traffic;
  const state = useCaptureState({ owner, file, onRetry });
  return (
    <CapturePreview
      file={file.fileName}
      actions={
        <>
          <IconButton
            size="small"
            icon={DownloadIcon}
            label={words.download()}
            onClick={() => download(fileAddress(owner, file.fileName))}
          />
          {onRemove && (
            <IconButton
              size="small"
              icon={DeleteIcon}
              label={words.deleteOne()}
              onClick={onRemove}
            />
          )}
          <IconButton size="small" icon={CloseIcon} label={LL.common.close()} onClick={onClose} />
        </>
      }
      state={state}
      note={words.note()}
      words={{
        text: words.text(),
        hex: words.hex(),
        form: words.showAs(),
        stream: (number, count) => words.connection({ number, count }),
        previous: words.previous(),
        next: words.next(),
        sent: words.sent(),
        received: words.received(),
        silent: words.silent(),
      }}
    />
  );
}
