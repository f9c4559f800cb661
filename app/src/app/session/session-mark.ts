import { readDevice, writeDevice } from '../storage/device-store.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

/** Set by the server next to the session cookie, which scripts cannot read. */
const COOKIE = 'halyard_signed_in';

/**
 * Whether the browser may have a session, so that the profile of a visitor is not requested. Servers
 * without the cookie are covered by a note of the last sign-in on this device.
 */
export function mayHaveSession(): boolean {
  const hasCookie = document.cookie.split('; ').includes(`${COOKIE}=1`);
  return hasCookie || readDevice(STORAGE_KEYS.signedIn) === true;
}

/** Stores whether the last request found a session. */
export function noteSession(isSignedIn: boolean): void {
  if (!isSignedIn) document.cookie = `${COOKIE}=; Max-Age=0; Path=/`;
  if ((readDevice(STORAGE_KEYS.signedIn) === true) !== isSignedIn)
    writeDevice(STORAGE_KEYS.signedIn, isSignedIn);
}
