import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { readDevice, useDevice, writeDevice } from '../storage/device-store.ts';
import { SHORTCUT_IDS, SHORTCUTS, type ShortcutId } from './shortcuts.ts';

/** One key, or two in sequence. */
const IS_CHORD = /^\S+( \S+)?$/;

/** Shortcut settings of this device. */
export interface KeyChoice {
  /** Changed keys; all other shortcuts have their default keys. */
  chords: Partial<Record<ShortcutId, string>>;
  /** Whether shortcuts without Ctrl or Cmd are enabled. */
  single: boolean;
}

/** The current settings. */
export function keyChoice(): KeyChoice {
  return parse(readDevice(STORAGE_KEYS.shortcuts));
}

/** Parses stored settings; invalid parts are replaced by defaults. */
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

/** Removes invalid parts of the stored settings. */
export function repairKeyChoice(): void {
  setKeyChoice(keyChoice());
}

/** The current settings for a component; also updated by other tabs. */
export function useKeyChoice(): KeyChoice {
  useDevice(STORAGE_KEYS.shortcuts);
  return keyChoice();
}

/** The current keys of a shortcut. */
export function chordFor(id: ShortcutId): string {
  return keyChoice().chords[id] ?? SHORTCUTS[id].chord;
}
