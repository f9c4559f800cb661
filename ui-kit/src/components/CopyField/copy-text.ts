/** Copying without the clipboard API, which browsers keep from pages on plain HTTP. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  const before = document.activeElement;
  area.value = text;
  area.readOnly = true;
  area.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  // Inside of an open dialog: outside of it nothing can take the focus.
  (before?.closest('[data-modal]') ?? document.body).append(area);
  area.select();
  try {
    // Deprecated and without a successor for insecure pages.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** Puts text on the clipboard; answers whether it is there. Call it while handling a press. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No API (plain HTTP) or no permission.
    return copyBySelection(text);
  }
}
