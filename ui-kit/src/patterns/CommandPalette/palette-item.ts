import type { ReactNode } from 'react';

/** A group of rows. */
export interface PaletteGroup {
  id: string;
  label: string;
  /** A query that starts with it searches only the groups with this prefix: `#`, `@`, `>`. */
  prefix?: string;
}

/** A secondary action of a row, behind Tab. */
export interface PaletteAction {
  id: string;
  label: string;
  /** 16 px. */
  glyph?: ReactNode;
}

/** A row of the palette. */
export interface PaletteItem {
  /** Stable id; recent choices are stored by it. */
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
  /** Keyboard shortcut of the same action: `['g', 'p']`. */
  keys?: readonly string[];
  /** Additional search terms. */
  keywords?: string;
  /** Default none. */
  actions?: readonly PaletteAction[];
}
