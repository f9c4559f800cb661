import type { Asset } from '@halyard/sdk/react';
import { FileDrop } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { useUpload } from './use-upload.ts';

interface UploadFieldProps {
  /** The file that is there, if any. */
  current: { name: string; detail: string | undefined } | null;
  /** Puts the stored file to its use. */
  onUploaded: (asset: Asset) => Promise<unknown>;
}

/** Takes a file by drop or press, uploads it at once and shows how far it is. */
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
