import { readDevice, useDevice, writeDevice } from '../device-store.ts';
import { SHORTCUTS, type ShortcutId } from './shortcuts.ts';

const NAME = 'halyard-keys';

/** What somebody changed about the keys, on this device. */
export interface KeyChoice {
  /** Own keys; what is missing has those it had at first. */
  chords: Partial<Record<ShortcutId, string>>;
  /** Whether keys without Ctrl or Cmd do something. */
  single: boolean;
}

/** What is chosen now. */
export function keyChoice(): KeyChoice {
  return { chords: {}, single: true, ...(readDevice(NAME) as Partial<KeyChoice> | null) };
}

export function setKeyChoice(choice: KeyChoice): void {
  writeDevice(NAME, choice);
}

/** The same for a component, which follows other tabs too. */
export function useKeyChoice(): KeyChoice {
  useDevice(NAME);
  return keyChoice();
}

/** The keys of a shortcut as they are now. */
export function chordFor(id: ShortcutId): string {
  return keyChoice().chords[id] ?? SHORTCUTS[id].chord;
}
