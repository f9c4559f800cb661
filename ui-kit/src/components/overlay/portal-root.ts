/**
 * Where something that floats beside `anchor` is put. Inside of the dialog it belongs to, because
 * everything outside is closed to focus and pointer; inside of the nearest element that sets a theme,
 * so that a preview in the other theme keeps its colours; else into `body`.
 */
export function portalRoot(anchor: Element | null): HTMLElement {
  const host = anchor?.closest<HTMLElement>('[data-modal], [data-theme]');
  return host && host !== document.documentElement ? host : document.body;
}
