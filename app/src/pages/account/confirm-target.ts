import { href } from '../../app/routes/paths.ts';
import { readDevice, writeDevice } from '../../app/storage/device-store.ts';
import { STORAGE_KEYS } from '../../app/storage/storage-keys.ts';

/** Keeps where somebody wanted to go who has to follow a mailed link first; it opens another tab. */
export function keepConfirmTarget(target: string): void {
  writeDevice(STORAGE_KEYS.confirmTarget, target);
}

/** The kept address, which is then forgotten; home without one. */
export function takeConfirmTarget(): string {
  const target = readDevice(STORAGE_KEYS.confirmTarget);
  if (target !== null) writeDevice(STORAGE_KEYS.confirmTarget, null);
  return typeof target === 'string' ? target : href.home();
}
