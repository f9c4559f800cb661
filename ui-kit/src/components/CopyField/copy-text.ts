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

/** Copies text to the clipboard; returns whether it worked. Call it in a click handler. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The API is missing (plain HTTP) or permission was denied.
    return copyBySelection(text);
  }
}
