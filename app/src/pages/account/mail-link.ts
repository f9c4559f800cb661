import { useEffect, useState } from 'react';
import { useSearchState } from '../../app/routes/search-params.ts';
import { readDevice, writeDevice } from '../../app/storage/device-store.ts';
import { STORAGE_KEYS } from '../../app/storage/storage-keys.ts';

/** The two values of a mailed link, as they are sent back, and the address that the second one names. */
export interface MailLink {
  token: string;
  email: string;
  address: string;
}

/** The link in a query string; null if a part is missing or names no address. */
export function parseMailLink(params: URLSearchParams): MailLink | null {
  // Base64 in an address that was not escaped: a plus reads as a space.
  const [token, email] = ['token', 'email'].map((name) => params.get(name)?.replaceAll(' ', '+'));
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

/** The mailed link by which the page was opened. It is read once and taken out of the address. */
export function useMailLink(): MailLink | null {
  const { params, set } = useSearchState();
  const [link] = useState(() => parseMailLink(params));
  const isShown = params.has('token') || params.has('email');
  useEffect(() => {
    if (isShown) set({ token: null, email: null }, { replace: true });
  }, [isShown, set]);
  return link;
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
