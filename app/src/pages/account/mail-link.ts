import { useMemo } from 'react';
import { useLinkValues } from '../../app/routes/use-link-values.ts';
import { readDevice, writeDevice } from '../../app/storage/device-store.ts';
import { STORAGE_KEYS } from '../../app/storage/storage-keys.ts';

/** The two values of a mailed link, as they are sent back, and the address that the second one names. */
export interface MailLink {
  token: string;
  email: string;
  address: string;
}

const VALUES = ['token', 'email'] as const;

/** The link of these values; null if a part is missing or names no address. */
export function parseMailLink(params: URLSearchParams): MailLink | null {
  // Base64 in an address that was not escaped: a plus reads as a space.
  const [token, email] = VALUES.map((name) => params.get(name)?.replaceAll(' ', '+'));
  if (!token || !email) return null;
  const address = decodeAddress(email);
  return address === null ? null : { token, email, address };
}

function decodeAddress(encoded: string): string | null {
  try {
    const bytes = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (char) => char.charCodeAt(0)),
    );
    return /^[^@\s\p{Cc}]+@[^@\s\p{Cc}]+$/u.test(text) ? text : null;
  } catch {
    return null;
  }
}

/** The mailed link by which the page was opened. Another one may be opened in the same tab: give what it shows a key. */
export function useMailLink(): MailLink | null {
  const values = useLinkValues(VALUES);
  return useMemo(() => parseMailLink(values), [values]);
}

/** How many used links are remembered, by the end of their token: they are void. */
const MAX_USED = 10;
const MARK_LENGTH = 16;

const markOf = ({ token }: MailLink): string => token.slice(-MARK_LENGTH);

function usedLinks(): string[] {
  const stored = readDevice(STORAGE_KEYS.usedLinks);
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
}

/** Remembers that a link was used in this browser. */
export function noteUsed(link: MailLink): void {
  writeDevice(STORAGE_KEYS.usedLinks, [markOf(link), ...usedLinks()].slice(0, MAX_USED));
}

export function wasUsedHere(link: MailLink): boolean {
  return usedLinks().includes(markOf(link));
}
