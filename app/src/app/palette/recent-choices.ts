import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { readDevice, writeDevice } from '../storage/device-store.ts';

const MAX_CHOICES = 12;

/** Ids of recently chosen palette entries on this device, newest first. */
export function recentIds(): readonly string[] {
  const ids = readDevice(STORAGE_KEYS.palette);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** Stores a chosen entry as the most recent. */
export function rememberChoice(id: string): void {
  writeDevice(
    STORAGE_KEYS.palette,
    [id, ...recentIds().filter((each) => each !== id)].slice(0, MAX_CHOICES),
  );
}
