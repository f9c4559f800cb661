import { parentPort } from 'node:worker_threads';
import { hasHtml, markdownToHtml } from '@halyard/sdk/markdown';

/** What the thread answers to a text. */
export type Rendered = { html: string } | { fault: string };

/** Longest HTML of a text, as a multiple of it: a few characters can stand for a long address many times. */
const MAX_GROWTH = 10;
/** Characters that HTML may have in addition. */
const MARGIN = 10_000;

async function render(source: string): Promise<string> {
  const html = markdownToHtml(source);
  if (html.length > MAX_GROWTH * source.length + MARGIN) throw new Error('Its HTML is too long.');
  if (!hasHtml(source)) return html;
  const { sanitize } = await import('./sanitize.ts');
  return sanitize(html);
}

function send(message: Rendered | 'ready'): void {
  // A worker thread has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message);
}

async function answer(source: string): Promise<void> {
  try {
    send({ html: await render(source) });
  } catch (error) {
    send({ fault: String(error) });
  }
}

parentPort?.on('message', (source: string) => void answer(source));
send('ready');
