/** Where a shortcut is active. */
export type KeyArea = 'site' | 'game' | 'board' | 'scores' | 'staff' | 'review' | 'editor';

interface Definition {
  area: KeyArea;
  /** Default keys in the notation of the kit's `chordOf`; two in sequence are separated by a space. */
  chord: string;
  /** The keys cannot be changed. */
  isFixed?: boolean;
}

/** All shortcuts. Their names are the texts under `frame.keys.names`. */
export const SHORTCUTS = {
  palette: { area: 'site', chord: 'mod+k' },
  search: { area: 'site', chord: '/' },
  help: { area: 'site', chord: '?' },
  close: { area: 'site', chord: 'escape', isFixed: true },
  home: { area: 'site', chord: 'g h' },
  games: { area: 'site', chord: 'g g' },
  teams: { area: 'site', chord: 'g t' },
  posts: { area: 'site', chord: 'g p' },
  staff: { area: 'site', chord: 'g a' },
  challenges: { area: 'game', chord: 'g c' },
  scoreboard: { area: 'game', chord: 'g s' },
  previous: { area: 'board', chord: '[' },
  next: { area: 'board', chord: ']' },
  flag: { area: 'board', chord: 'f' },
  ownRow: { area: 'scores', chord: 'm' },
  add: { area: 'staff', chord: 'n' },
  nextCase: { area: 'review', chord: 'j' },
  previousCase: { area: 'review', chord: 'k' },
  accept: { area: 'review', chord: 'a' },
  reject: { area: 'review', chord: 'r' },
  suspend: { area: 'review', chord: 's' },
  undo: { area: 'review', chord: 'u' },
  save: { area: 'editor', chord: 'mod+s' },
} as const satisfies Record<string, Definition>;

export type ShortcutId = keyof typeof SHORTCUTS;

export const SHORTCUT_IDS = Object.keys(SHORTCUTS) as ShortcutId[];

/** The definition of a shortcut. */
export function definitionOf(id: ShortcutId): Definition {
  return SHORTCUTS[id];
}
