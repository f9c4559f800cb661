/** Bounds of a pane, in pixels. */
export interface PaneRange {
  readonly min: number;
  readonly max: number;
}

const step = 16;
/** With Shift. */
const stride = 64;
/** Of the window's width: the content beside a pane never gets less. */
const share = 0.5;

/** What the window leaves of a range. */
export function rangeIn({ min, max }: PaneRange, windowWidth: number): PaneRange {
  return {
    min,
    max: Math.max(min, Math.min(max, Math.floor(windowWidth * share))),
  };
}

export function clampWidth(width: number, { min, max }: PaneRange): number {
  return Math.round(Math.min(max, Math.max(min, width)));
}

/**
 * The width after a key, null for a key that means nothing here. `away` is 1 where the pane grows
 * as its edge moves right, else -1.
 */
export function widthAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  width: number,
  range: PaneRange,
  away: 1 | -1,
): number | null {
  if (key === 'Home') return range.min;
  if (key === 'End') return range.max;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const by = (shiftKey ? stride : step) * away;
  return clampWidth(width + (key === 'ArrowRight' ? by : -by), range);
}

function storageKey(name: string): string {
  return `halyard-pane-${name}`;
}

/** The width that this device remembers for a pane; null where it remembers none. */
export function readWidth(name: string, range: PaneRange): number | null {
  try {
    const stored = Number(localStorage.getItem(storageKey(name)) ?? Number.NaN);
    return Number.isFinite(stored) && stored > 0 ? clampWidth(stored, range) : null;
  } catch {
    return null;
  }
}

/** Remembers a width; null forgets it. */
export function keepWidth(name: string, width: number | null): void {
  try {
    if (width === null) localStorage.removeItem(storageKey(name));
    else localStorage.setItem(storageKey(name), String(width));
  } catch {
    // It then lasts as long as the page.
  }
}
