import type { PaletteItem } from '@halyard/ui-kit';

/** A row of the palette that opens a page or runs a command. */
export interface PaletteEntry extends PaletteItem {
  href?: string;
  run?: () => void;
  /** Handlers of its actions by id. */
  acts?: Readonly<Record<string, () => void>>;
}
