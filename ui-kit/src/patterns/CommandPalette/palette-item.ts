import type { ReactNode } from 'react';

/** What stands in the palette's list together. */
export interface PaletteGroup {
  id: string;
  label: string;
  /** Typed first, it narrows the list to the groups that bear it: `#`, `@`, `>`. */
  prefix?: string;
}

/** Something else that can be done with a row, behind Tab. */
export interface PaletteAction {
  id: string;
  label: string;
  /** 16 px. */
  glyph?: ReactNode;
}

/** A row of the palette. */
export interface PaletteItem {
  /** The same from time to time: what was chosen lately is remembered by it. */
  id: string;
  /** Id of a `PaletteGroup`. */
  group: string;
  name: string;
  /** A flag, an avatar or an icon, 16 to 20 px. */
  glyph: ReactNode;
  /** After the name: "402 points, 29 solves". */
  facts?: string;
  /** At the end: a badge, "solved". */
  end?: ReactNode;
  /** Keys that do the same: `['g', 'p']`. */
  keys?: readonly string[];
  /** Further words that find it. */
  keywords?: string;
  /** Default none. */
  actions?: readonly PaletteAction[];
}
