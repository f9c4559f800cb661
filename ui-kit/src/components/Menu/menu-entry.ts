import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';

export interface MenuAction {
  kind?: 'action';
  /** Label of the action, also used for type-ahead. */
  label: string;
  icon?: LucideIcon;
  /** Replaces the icon: an avatar, a flag. */
  glyph?: ReactNode;
  /** Keyboard shortcut of the same action. */
  kbd?: string;
  /** Makes the entry a checkbox, with a tick at the end. */
  checked?: boolean;
  /** Keeps the menu open after a choice, for view options. */
  stays?: boolean;
  /** Marks a destructive action. */
  danger?: boolean;
  /**
   * Disables the entry; a string gives the reason. It stays focusable, so that the reason can be
   * read.
   */
  disabled?: string | boolean;
  onSelect?: () => void;
  /** Makes the entry a link. */
  href?: string;
}

export interface MenuHeading {
  kind: 'heading';
  label: string;
}

export interface MenuSeparator {
  kind: 'separator';
}

export type MenuEntry = MenuAction | MenuHeading | MenuSeparator;

/**
 * A component that passes entries to its children: for entries that need hooks or lazily loaded
 * code.
 */
export type MenuSource = ComponentType<{
  children: (entries: readonly MenuEntry[]) => ReactNode;
  /** Closes the menu if the entries cannot be loaded. */
  onClose: () => void;
}>;

/** Splits the entries at separators into non-empty groups. */
export function groupsOf(
  entries: readonly MenuEntry[],
): readonly (readonly (MenuAction | MenuHeading)[])[] {
  const groups: (MenuAction | MenuHeading)[][] = [[]];
  for (const entry of entries) {
    if (entry.kind === 'separator') groups.push([]);
    else groups.at(-1)?.push(entry);
  }
  return groups.filter((group) => group.length > 0);
}

export function isAction(entry: MenuEntry): entry is MenuAction {
  return entry.kind === undefined || entry.kind === 'action';
}
