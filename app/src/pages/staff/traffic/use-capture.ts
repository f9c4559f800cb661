import { downloadCapture } from '@halyard/sdk/react';
import { useEffect, useState } from 'react';
import type { CaptureOwner } from './capture-address.ts';
import { inSlices } from './capture/in-slices.ts';
import { type Capture, parseCapture } from './capture/parse-capture.ts';
import { unpack } from './capture/unpack.ts';

/** How far the reading of a capture is. */
export type Reading =
  | { kind: 'loading'; /** From 0 to 1. */ progress: number }
  | { kind: 'parsing'; progress: number }
  | { kind: 'failed'; error: unknown }
  /** It is no pcap file. */
  | { kind: 'foreign' }
  | { kind: 'ready'; capture: Capture };

/** A compressed file may become this large; what comes after it is not read. */
const MOST = 128 * 1024 * 1024;

/**
 * Loads a capture and reads it, in slices that do not block the page.
 * @param size of the file as it is stored
 * @param enabled false while the user has not agreed to a large one
 */
export function useCapture(
  { challengeId, participationId }: CaptureOwner,
  { fileName, size }: { fileName: string; size: number },
  enabled: boolean,
): Reading {
  const [reading, setReading] = useState<Reading>({ kind: 'loading', progress: 0 });
  useEffect(() => {
    if (!enabled) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (next: Reading): void => {
      if (!signal.aborted) setReading(next);
    };
    const read = async (): Promise<Reading> => {
      const file = await downloadCapture({ challengeId, participationId, fileName }, { signal });
      const { bytes, isCut } = await unpack(file.stream(), {
        most: MOST,
        onRead: (arrived) => tell({ kind: 'loading', progress: Math.min(1, arrived / size) }),
      });
      const capture = await inSlices(parseCapture(bytes), signal, (progress) =>
        tell({ kind: 'parsing', progress }),
      );
      if (!capture) return { kind: 'foreign' };
      return { kind: 'ready', capture: { ...capture, isCut: isCut || capture.isCut } };
    };
    read().then(tell, (error: unknown) => tell({ kind: 'failed', error }));
    return () => controller.abort();
  }, [challengeId, participationId, fileName, size, enabled]);
  return reading;
}
