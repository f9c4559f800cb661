import type { PaletteItem } from '@halyard/ui-kit';

/** A row of the palette with what it does: opens a place, or runs. */
export interface PaletteEntry extends PaletteItem {
  href?: string;
  run?: () => void;
  /** What its actions do, by their ids. */
  acts?: Readonly<Record<string, () => void>>;
}
