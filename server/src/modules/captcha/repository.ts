import type { Insertable } from 'kysely';
import { type Db, named, namedWrite, type Tx } from '../../platform/database.ts';
import type { PowChallengesTable } from '../../platform/schema-staff.ts';
import { COUNT_LIMIT } from './rules.ts';

const insert = namedWrite(
  'captcha.insert',
  `insert into pow_challenges (id, challenge, difficulty, action, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6)`,
);

export interface UsedChallenge {
  challenge: Buffer;
  difficulty: number;
  action: string | null;
}

const use = namedWrite<UsedChallenge>(
  'captcha.use',
  `update pow_challenges set used = true where id = $1 and not used and expires_at > $2
   returning challenge, difficulty, action`,
);

const count = named<{ challenges: number }>(
  'captcha.count',
  `select count(*) as challenges
   from (select from pow_challenges where created_at > $1 limit ${COUNT_LIMIT}) as recent`,
);

export async function insertChallenge(
  tx: Tx,
  row: Required<Omit<Insertable<PowChallengesTable>, 'used'>>,
): Promise<void> {
  const { id, challenge, difficulty, action, created_at: createdAt, expires_at: expiresAt } = row;
  await insert(tx, [id, challenge, difficulty, action, createdAt, expiresAt]);
}

/** Uses a challenge up; undefined if there is none, it has expired, or it was used before. */
export async function useChallenge(
  tx: Tx,
  id: string,
  now: Date,
): Promise<UsedChallenge | undefined> {
  const [row] = await use(tx, [id, now]);
  return row;
}

/** How many challenges were made after a time, at most `COUNT_LIMIT`. */
export async function countChallenges(db: Db, after: Date): Promise<number> {
  const [row] = await count(db, [after]);
  return row?.challenges ?? 0;
}

export async function deleteExpiredChallenges(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('pow_challenges').where('expires_at', '<=', now).execute();
}
