/**
 * Parent element for something that floats next to `anchor`: the dialog it is in, because
 * everything outside is inert; the nearest element that sets a theme, so that previews in another
 * theme keep their colours; else `body`.
 */
export function portalRoot(anchor: Element | null): HTMLElement {
  const host = anchor?.closest<HTMLElement>('[data-modal], [data-theme]');
  return host && host !== document.documentElement ? host : document.body;
}
