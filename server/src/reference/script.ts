import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CHECKOUT } from '../checkout.ts';

/**
 * Reads the viewer's browser script in a worker thread: loading the package takes about 100 ms,
 * which would block the main thread, and its memory is released afterwards.
 */
export async function readViewerScript(): Promise<Buffer> {
  const worker = new Worker(new URL('server/src/reference/script-worker.ts', CHECKOUT));
  const [script] = await once(worker, 'message');
  if (!(script instanceof Uint8Array))
    throw new Error('The script of the API reference is missing.');
  return Buffer.from(script);
}
