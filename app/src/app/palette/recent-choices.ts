import { readDevice, writeDevice } from '../storage/device-store.ts';

const NAME = 'halyard-palette';
const MOST = 12;

/** Ids of what was chosen lately in the palette on this device, newest first. */
export function recentIds(): readonly string[] {
  const ids = readDevice(NAME);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** Remembers that something was chosen. */
export function rememberChoice(id: string): void {
  writeDevice(NAME, [id, ...recentIds().filter((each) => each !== id)].slice(0, MOST));
}
