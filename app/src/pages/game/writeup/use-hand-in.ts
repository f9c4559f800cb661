import { invalidate, submitWriteup, submitWriteupChanges } from '@halyard/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** An upload under way, or one that failed. */
export type Upload =
  | { kind: 'sending'; file: File; /** Bytes. */ sent: number; total: number; since: number }
  | { kind: 'failed'; file: File; error: unknown };

const PDF = 'application/pdf';

/** Hands in a file as the team's writeup. Leaving the page cancels the upload. */
export function useHandIn(gameId: number, onDone: () => void) {
  const client = useQueryClient();
  const [upload, setUpload] = useState<Upload | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const send = async (file: File) => {
    current.current?.abort();
    const control = new AbortController();
    current.current = control;
    const since = Date.now();
    const report = (sent: number, total: number) => {
      if (!control.signal.aborted) setUpload({ kind: 'sending', file, sent, total, since });
    };
    report(0, file.size);
    try {
      // The server checks name and type, and a browser may not know them; it gives the file a name of its own.
      const pdf = new File([file], 'writeup.pdf', { type: PDF });
      await submitWriteup(
        gameId,
        { file: pdf },
        {
          signal: control.signal,
          onUploadProgress: ({ loaded, total }) => report(loaded, total),
        },
      );
      if (control.signal.aborted) return;
      await invalidate(client, submitWriteupChanges, { gameId });
      setUpload(null);
      onDone();
    } catch (error) {
      if (control.signal.aborted) return;
      setUpload({ kind: 'failed', file, error });
      // The deadline may have been moved.
      void invalidate(client, submitWriteupChanges, { gameId });
    }
  };
  const cancel = () => {
    current.current?.abort();
    setUpload(null);
  };
  return { upload, send, cancel };
}
