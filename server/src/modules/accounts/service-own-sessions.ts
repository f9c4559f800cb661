import type { Actor } from '../../domain/actor.ts';
import type { Db } from '../../platform/database.ts';
import { listSessions } from './repository-sessions.ts';

/** The sessions of the caller as the contract has them. */
export async function findOwnSessions(db: Db, { userId, sessionId }: Actor, now: number) {
  const rows = await listSessions(db, userId, new Date(now));
  return rows.map((row) => ({
    ...row,
    ...readAgent(row.agent),
    createdAt: row.createdAt.getTime(),
    lastUsedAt: row.lastUsedAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    current: row.id === sessionId,
  }));
}

/** In this order: most browsers also name those that they are compatible with. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
  [/^python-requests\//, 'Python'],
  [/^(node|undici)\b/, 'Node.js'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** The usual browsers and systems of a `User-Agent`; null for those that are not known. */
function readAgent(agent: string): { browser: string | null; system: string | null } {
  const nameIn = (known: readonly (readonly [RegExp, string])[]) =>
    known.find(([pattern]) => pattern.test(agent))?.[1] ?? null;
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
