import type { OpenRecorder } from '../containers/public.ts';
import { type CaptureFiles, createCaptureFiles } from './part-files.ts';
import { type CaptureParts, createDrafts } from './part-drafts.ts';
import { startRecording, type Waiting } from './part-recording.ts';
import { sweepCaptures } from './jobs-sweep.ts';

/** Bytes of all connections that wait to be written. */
const MOST_WAITING_BYTES = 64 * 2 ** 20;

/** The captured traffic of containers. */
export interface Captures {
  files: CaptureFiles;
  openRecorder: OpenRecorder;
  /** Deletes what is old, finishes what a crash has cut off, and removes files without a row. */
  sweep: (now: Date) => Promise<void>;
  /** Resolves when the files of all connections that have ended are finished. */
  close: () => Promise<void>;
}

export function createCaptures(parts: CaptureParts): Captures {
  const { clock, captureFolder, onError } = parts;
  const files = createCaptureFiles(captureFolder);
  const drafts = createDrafts(parts, files);
  const waiting: Waiting = { bytes: 0, most: MOST_WAITING_BYTES };
  const running = new Set<Promise<void>>();

  return {
    files,
    async openRecorder(connection) {
      const begun = clock() - performance.now();
      const recording = startRecording({
        connection,
        waiting,
        open: () => drafts.open(connection),
        now: () => begun + performance.now(),
        onError,
      });
      const done = recording.done.finally(() => running.delete(done));
      running.add(done);
      return recording;
    },
    sweep: (now) => sweepCaptures(parts, { now, files, drafts }),
    async close() {
      await Promise.all(running);
      drafts.stop();
    },
  };
}
