/** Limits of a pane in px. */
export interface PaneRange {
  readonly min: number;
  readonly max: number;
}

const step = 16;
/** Step with Shift. */
const stride = 64;
/** Minimum share of the window's width for the content next to a pane. */
const share = 0.5;

/** The limits within the current window. */
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
 * The width after a key; `null` for other keys. `away` is 1 if the pane grows when its handle moves
 * right, else -1.
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

/** The stored width of a pane, or `null`. */
export function readWidth(name: string, range: PaneRange): number | null {
  try {
    const stored = Number(localStorage.getItem(storageKey(name)) ?? Number.NaN);
    return Number.isFinite(stored) && stored > 0 ? clampWidth(stored, range) : null;
  } catch {
    return null;
  }
}

/** Stores a width; `null` removes it. */
export function keepWidth(name: string, width: number | null): void {
  try {
    if (width === null) localStorage.removeItem(storageKey(name));
    else localStorage.setItem(storageKey(name), String(width));
  } catch {
    // Storage is not available: the width is lost when the page is closed.
  }
}
