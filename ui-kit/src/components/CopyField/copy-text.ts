/** Copies without the clipboard API, which browsers disable on plain HTTP. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  const before = document.activeElement;
  area.value = text;
  area.readOnly = true;
  area.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  // Inside an open dialog, because elements outside of it cannot be focused.
  (before?.closest('[data-modal]') ?? document.body).append(area);
  area.select();
  try {
    // Deprecated, but without a successor on plain HTTP.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/**
 * Copies text to the clipboard; returns whether it worked. Call it in a click handler, with a promise
 * for text that has to be fetched: some browsers do not copy later than the click.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({ [PLAIN]: blobOf(text) })]);
    return true;
  } catch {
    // The API is missing (plain HTTP) or permission was denied.
    return copyBySelection(await text);
  }
}

const PLAIN = 'text/plain';

const blobOf = async (text: Promise<string>): Promise<Blob> =>
  new Blob([await text], { type: PLAIN });
