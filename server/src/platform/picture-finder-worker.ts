import { parentPort } from 'node:worker_threads';
import { findHiddenPictures } from '@halyard/sdk/markdown';

/** A text, and the origin of the pages that show it if it is known. */
export interface FinderOrder {
  source: string;
  origin?: string | undefined;
}

function send(message: readonly string[] | 'ready'): void {
  // A worker thread has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message);
}

parentPort?.on('message', ({ source, origin }: FinderOrder) =>
  send(findHiddenPictures(source, origin)),
);
send('ready');
