import { readFileSync } from 'node:fs';
import { readBundle, RELEASED_FILE } from '../bundle.ts';
import { type Allowed, judge, type Verdict } from './allowed.ts';
import { findChanges } from './compare.ts';
import type { Change } from './change.ts';

export const ALLOWED_FILE = new URL('../breaking-allowed.json', import.meta.url);

/** Judges what the description, as it was bundled last, changes for clients of the last release. */
export function judgeSinceRelease(): Verdict {
  // Its entries are checked one by one when they are judged.
  const allowed = JSON.parse(readFileSync(ALLOWED_FILE, 'utf8')) as Allowed[];
  return judge(findChanges(readBundle(RELEASED_FILE), readBundle()), allowed);
}

/** Says each break, warning and fault on a line of its own. */
export function describeVerdict({ breaks, warnings, faults }: Verdict): string[] {
  const line = (word: string) => (one: Change) => `${word} ${one.rule}: ${one.at} ${one.says}`;
  return [
    ...breaks.map(line('break')),
    ...faults.map((fault) => `breaking-allowed.json: ${fault}`),
    ...warnings.map(line('warning')),
  ];
}
