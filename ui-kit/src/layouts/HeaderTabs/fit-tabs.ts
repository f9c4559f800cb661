/** Widths in pixels. */
export interface TabRoom {
  /** Of each tab, in order. */
  widths: readonly number[];
  /** Between two tabs. */
  gap: number;
  /** What there is for all of them. */
  room: number;
  /** Of the button that opens the rest. */
  more: number;
}

/**
 * Which tabs stand in a row: as many as fit from the start, then the button for the rest. The
 * selected one is always among them, if need be in the place of the last.
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
