import type { Asset } from '@halyard/sdk/types';
import { isApiError } from '@halyard/sdk/react';
import type { FileDropStatus } from '@halyard/ui-kit';
import { useRef, useState } from 'react';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { uploadFile } from './upload.ts';

/**
 * State of a file field with one upload at a time. `upload` passes the stored file to `use` and also
 * shows its errors; `cancel` aborts it.
 */
export function useUpload() {
  const { LL } = useLanguage();
  const words = LL.staff.upload;
  const [status, setStatus] = useState<FileDropStatus>({ kind: 'rest' });
  const abort = useRef<AbortController>(null);

  const upload = async (file: File, use: (asset: Asset) => Promise<unknown>) => {
    const { name } = file;
    if (file.size === 0) return setStatus({ kind: 'error', name, detail: words.empty() });
    const controller = new AbortController();
    abort.current = controller;
    const show = (share: number) =>
      setStatus({
        kind: 'uploading',
        name,
        progress: share,
        detail: words.percent({ value: Math.floor(share * 100) }),
      });
    show(0);
    try {
      await use(await uploadFile(file, show, controller.signal));
      setStatus({ kind: 'rest' });
    } catch (error) {
      const isCancelled = isApiError(error) && error.kind === 'cancelled';
      setStatus(
        isCancelled ? { kind: 'rest' } : { kind: 'error', name, detail: failureText(LL, error) },
      );
    }
  };
  return { status, upload, cancel: () => abort.current?.abort() };
}
