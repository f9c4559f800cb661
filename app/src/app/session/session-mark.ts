import { readDevice, writeDevice } from '../storage/device-store.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

/** Set by the server next to the session cookie, which scripts cannot read. */
const COOKIE = 'halyard_signed_in';

/**
 * Whether the browser may have a session, so that the profile of a visitor is not requested. Servers
 * without the cookie are covered by a note of the last sign-in on this device.
 */
export function mayHaveSession(): boolean {
  return hasCookie('1') || readDevice(STORAGE_KEYS.signedIn) === true;
}

/**
 * Whether the server refused the sessions of several accounts that the browser sent at once: a page of
 * another host can plant a cookie where the site has no https.
 */
export function hadSeveralSessions(): boolean {
  return hasCookie('several');
}

/** Stores whether the last request found a session. */
export function noteSession(isSignedIn: boolean): void {
  if (!isSignedIn && hasCookie('1')) document.cookie = `${COOKIE}=; Max-Age=0; Path=/`;
  if ((readDevice(STORAGE_KEYS.signedIn) === true) !== isSignedIn)
    writeDevice(STORAGE_KEYS.signedIn, isSignedIn);
}

function hasCookie(value: string): boolean {
  return document.cookie.split('; ').includes(`${COOKIE}=${value}`);
}
