import { isApiError } from '@halyard/sdk/react';
import type { Asset } from '@halyard/sdk/types';
import type { FileDropItem } from '@halyard/ui-kit';
import { useRef, useState } from 'react';
import { failureText } from '../../../app/errors/failure-text.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { uploadFile } from '../shared/upload.ts';

/** A chosen file and the state of its upload. */
export interface Upload {
  item: FileDropItem;
  /** Null until it is stored. */
  asset: Asset | null;
}

/** Uploads several files, one after the other; a failure does not stop the others. */
export function useUploads() {
  const { LL } = useLanguage();
  const words = LL.staff.upload;
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const aborts = useRef(new Map<string, AbortController>());
  const count = useRef(0);

  const set = (item: FileDropItem, asset: Asset | null = null) =>
    setUploads((all) => all.map((each) => (each.item.id === item.id ? { item, asset } : each)));
  const remove = (id: string) => {
    aborts.current.get(id)?.abort();
    setUploads((all) => all.filter(({ item }) => item.id !== id));
  };

  const send = async (file: File, id: string, { signal }: AbortController) => {
    const { name } = file;
    if (signal.aborted) return;
    if (file.size === 0) return set({ id, kind: 'error', name, detail: words.empty() });
    const show = (progress: number) =>
      set({
        id,
        kind: 'uploading',
        name,
        progress,
        detail: words.percent({ value: Math.floor(progress * 100) }),
      });
    try {
      set({ id, kind: 'done', name }, await uploadFile(file, show, signal));
    } catch (error) {
      if (isApiError(error) && error.kind === 'cancelled') return;
      set({ id, kind: 'error', name, detail: failureText(LL, error) });
    }
  };

  const add = async (files: readonly File[]) => {
    const queue = files.map((file) => {
      count.current += 1;
      return { file, id: `${count.current}`, abort: new AbortController() };
    });
    for (const { id, abort } of queue) aborts.current.set(id, abort);
    setUploads((all) => [
      ...all,
      ...queue.map(({ file: { name }, id }) => {
        const item: FileDropItem = { id, kind: 'uploading', name, progress: 0 };
        return { item, asset: null };
      }),
    ]);
    for (const { file, id, abort } of queue) await send(file, id, abort);
  };

  return { uploads, add, remove, clear: () => setUploads([]) };
}
