/**
 * Where something that floats beside `anchor` is put: into the nearest element that sets a theme,
 * so that a preview in the other theme keeps its colours, and into `body` for the page's own theme.
 */
export const portalRoot = (anchor: Element | null): HTMLElement => {
  const themed = anchor?.closest<HTMLElement>('[data-theme]');
  return themed && themed !== document.documentElement ? themed : document.body;
};
