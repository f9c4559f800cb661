import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';

export interface MenuAction {
  kind?: 'action';
  /** The act in words; type-ahead finds it. */
  label: string;
  icon?: LucideIcon;
  /** In the icon's place: an avatar, a flag. */
  glyph?: ReactNode;
  /** The key that does the same elsewhere. */
  kbd?: string;
  /** A choice that is on or off: a tick at the end. */
  checked?: boolean;
  /** The menu stays open when it is chosen, for switches of a view. */
  stays?: boolean;
  /** Destroys something. */
  danger?: boolean;
  /** Cannot be chosen now; the text says why. It stays reachable, so that the reason can be read. */
  disabled?: string | boolean;
  onSelect?: () => void;
  /** Leads to a place instead of doing something. */
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

/** Gives what it wraps the entries: for those that take hooks, or code that is fetched late. */
export type MenuSource = ComponentType<{
  children: (entries: readonly MenuEntry[]) => ReactNode;
  /** Closes the menu, should the entries not come. */
  onClose: () => void;
}>;

/** The entries between the separators; each group has at least one. */
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
