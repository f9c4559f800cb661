import { randomBytes } from 'node:crypto';
import type { CaptchaAction, PowChallenge } from '@halyard/sdk/types';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { WriteStatement } from '../../platform/write.ts';
import { countChallenges, insertChallenge, useChallenge } from './repository.ts';
import { difficultyUnder, isSolved, readPowAnswer } from './rules.ts';

/** Milliseconds for which a challenge is good. */
const LIFETIME = 5 * 60_000;

const MINUTE = 60_000;

/** Milliseconds for which a process remembers how many challenges there were. */
const COUNT_LIFETIME = 1000;

export interface PowDeps {
  db: Db;
  writeStatement: WriteStatement;
  clock: Clock;
}

/** Proofs of work. Challenges are rows, so that each counts once for all processes together. */
export interface Pow {
  /** @param action what the answer will be for; null for anything */
  make: (action: CaptchaAction | null, difficulty: number) => Promise<PowChallenge>;
  /** Uses the challenge of an answer up, and says whether the answer is right. */
  use: (action: CaptchaAction, answer: string) => Promise<boolean>;
}

export function createPow({ db, writeStatement, clock }: PowDeps): Pow {
  let counted = { challenges: 0, until: -Infinity };

  async function recentChallenges(): Promise<number> {
    const now = clock();
    if (now >= counted.until) {
      const challenges = await countChallenges(db, new Date(now - MINUTE));
      counted = { challenges, until: now + COUNT_LIFETIME };
    }
    return counted.challenges;
  }

  return {
    async make(action, base) {
      const difficulty = difficultyUnder(base, await recentChallenges());
      const id = randomBytes(6).toString('hex');
      const challenge = randomBytes(8);
      const now = clock();
      await writeStatement(null, (statement) =>
        insertChallenge(statement, {
          id,
          challenge,
          difficulty,
          action,
          created_at: new Date(now),
          expires_at: new Date(now + LIFETIME),
        }),
      );
      return { id, challenge: challenge.toString('hex'), difficulty };
    },
    async use(action, answer) {
      const given = readPowAnswer(answer);
      if (!given) return false;
      const row = await writeStatement(null, (statement) =>
        useChallenge(statement, given.id, new Date(clock())),
      );
      if (!row || (row.action !== null && row.action !== action)) return false;
      return isSolved(row.challenge, given.found, row.difficulty);
    },
  };
}
