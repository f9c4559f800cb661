import { parentPort } from 'node:worker_threads';
import { markdownToHtml } from '@halyard/sdk/markdown';

/** A tag, a comment or a declaration: without one, a text in Markdown has no HTML of its author. */
const BY_HAND = /<[a-z/!?]/i;

/** Null for a text that is nested too deeply. The sanitiser takes 20 MB, so it is loaded when it is needed. */
async function render(source: string): Promise<string | null> {
  try {
    const html = markdownToHtml(source);
    if (!BY_HAND.test(source)) return html;
    const { sanitize } = await import('./sanitize.ts');
    return sanitize(html);
  } catch {
    return null;
  }
}

async function answer(source: string): Promise<void> {
  const html = await render(source);
  // A worker thread has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(html);
}

parentPort?.on('message', (source: string) => void answer(source));
