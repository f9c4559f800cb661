import type { Asset } from '@halyard/sdk/types';
import { FileDrop } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { useUpload } from './use-upload.ts';

interface UploadFieldProps {
  /** The current file, if any. */
  current: { name: string; detail: string | undefined } | null;
  /** Called with the stored file. */
  onUploaded: (asset: Asset) => Promise<unknown>;
}

/** Uploads a file that is dropped or chosen, and shows the progress. */
export function UploadField({ current, onUploaded }: UploadFieldProps) {
  const { LL } = useLanguage();
  const words = LL.staff.upload;
  const { status, upload, cancel } = useUpload();
  return (
    <FileDrop
      status={status.kind === 'rest' && current ? { kind: 'done', ...current } : status}
      onFiles={([file]) => {
        if (file) void upload(file, onUploaded);
      }}
      onCancel={cancel}
      hint={words.hint()}
      words={{
        choose: words.choose(),
        over: words.over(),
        replace: words.replace(),
        another: words.another(),
        cancel: words.cancel(),
      }}
    />
  );
}
