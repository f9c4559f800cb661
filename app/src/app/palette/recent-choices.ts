import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { readDevice, writeDevice } from '../storage/device-store.ts';

const MOST = 12;

/** Ids of what was chosen lately in the palette on this device, newest first. */
export function recentIds(): readonly string[] {
  const ids = readDevice(STORAGE_KEYS.palette);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** Remembers that something was chosen. */
export function rememberChoice(id: string): void {
  writeDevice(
    STORAGE_KEYS.palette,
    [id, ...recentIds().filter((each) => each !== id)].slice(0, MOST),
  );
}
