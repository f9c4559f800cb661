import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { readDevice, useDevice, writeDevice } from '../storage/device-store.ts';
import { SHORTCUT_IDS, SHORTCUTS, type ShortcutId } from './shortcuts.ts';

/** One key or two in a row. */
const IS_CHORD = /^\S+( \S+)?$/;

/** What somebody changed about the keys, on this device. */
export interface KeyChoice {
  /** Own keys; what is missing has those it had at first. */
  chords: Partial<Record<ShortcutId, string>>;
  /** Whether keys without Ctrl or Cmd do something. */
  single: boolean;
}

/** What is chosen now. */
export function keyChoice(): KeyChoice {
  return parse(readDevice(STORAGE_KEYS.shortcuts));
}

/** Of what is stored, by whatever wrote it, what makes sense; the rest is as it was at first. */
function parse(stored: unknown): KeyChoice {
  const { chords, single } = fieldsOf(stored);
  const given = fieldsOf(chords);
  return {
    chords: Object.fromEntries(
      SHORTCUT_IDS.flatMap((id) => {
        const chord = Object.hasOwn(given, id) ? given[id] : undefined;
        return typeof chord === 'string' && IS_CHORD.test(chord) ? [[id, chord]] : [];
      }),
    ),
    single: typeof single === 'boolean' ? single : true,
  };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function setKeyChoice(choice: KeyChoice): void {
  writeDevice(STORAGE_KEYS.shortcuts, choice);
}

/** Keeps of what is stored only what makes sense. */
export function repairKeyChoice(): void {
  setKeyChoice(keyChoice());
}

/** The same for a component, which follows other tabs too. */
export function useKeyChoice(): KeyChoice {
  useDevice(STORAGE_KEYS.shortcuts);
  return keyChoice();
}

/** The keys of a shortcut as they are now. */
export function chordFor(id: ShortcutId): string {
  return keyChoice().chords[id] ?? SHORTCUTS[id].chord;
}
