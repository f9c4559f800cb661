/** Widths in px. */
export interface TabRoom {
  /** The width of each tab, in order. */
  widths: readonly number[];
  /** Between two tabs. */
  gap: number;
  /** The width available for all of them. */
  room: number;
  /** The width of the menu button. */
  more: number;
}

/**
 * Which tabs fit in a row: as many as possible from the start, then the menu button. The
 * selected tab is always shown, if necessary instead of the last one that fits.
 */
export function fitTabs(
  { widths, gap, room, more }: TabRoom,
  selected: number,
): ReadonlySet<number> {
  const all = widths.map((_, index) => index);
  const taken = (tabs: readonly number[]): number =>
    tabs.reduce((sum, index) => sum + (widths[index] ?? 0) + gap, -gap);
  if (taken(all) <= room) return new Set(all);
  const first = selected in widths ? [selected] : [];
  const shown = new Set(first);
  for (const index of all) {
    if (shown.has(index)) continue;
    if (taken([...shown, index]) + gap + more > room) break;
    shown.add(index);
  }
  return shown;
}
