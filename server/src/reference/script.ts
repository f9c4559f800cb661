import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * The viewer's browser script. Another thread reads it: loading the package takes a tenth of a
 * second, in which this one would answer nobody, and its memory is free again afterwards.
 */
export async function readViewerScript(): Promise<Buffer> {
  const worker = new Worker(new URL('script-worker.ts', import.meta.url));
  const [script] = await once(worker, 'message');
  if (!(script instanceof Uint8Array)) throw new Error('The script of the API reference is gone.');
  return Buffer.from(script);
}
