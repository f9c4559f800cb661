import { createHash } from 'node:crypto';
import type { PowChallenge } from '@halyard/sdk/types';

/** The answer to a proof of work, found by trying. */
export function solvePow({ id, challenge, difficulty }: PowChallenge): string {
  return `${id}:${search(challenge, (zeroBits) => zeroBits >= difficulty)}`;
}

/** An answer of the right form that is wrong. */
export function failPow({ id, challenge, difficulty }: PowChallenge): string {
  return `${id}:${search(challenge, (zeroBits) => zeroBits < difficulty)}`;
}

function search(challenge: string, isWanted: (zeroBits: number) => boolean): string {
  const found = Buffer.alloc(8);
  for (let tried = 0; ; tried += 1) {
    found.writeUInt32BE(tried, 4);
    const hash = createHash('sha256').update(Buffer.from(challenge, 'hex')).update(found).digest();
    const bits = hash.readBigUInt64BE().toString(2).padStart(64, '0');
    if (isWanted(bits.indexOf('1'))) return found.toString('hex');
  }
}
