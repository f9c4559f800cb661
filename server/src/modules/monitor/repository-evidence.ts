import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import type { CheatEvidenceTable } from '../../platform/schema-cases.ts';
import type { Pair } from './rules-cases.ts';

/** What a submission or an event shows, by the names of the columns. */
type Shown = Omit<CheatEvidenceTable, 'id' | 'case_id' | 'pinned_by' | 'pinned_at'>;

/** A submission or event of one of two participations of a game, as it is now. */
export async function findShown(
  db: Db,
  gameId: number,
  [one, other]: Pair,
  eventId: number,
): Promise<Shown | undefined> {
  const { rows } = await sql<Shown>`
    select s.id as event_id, s.submitted_at as occurred_at, 'FlagSubmit' as type, s.result, s.answer,
      null as text, c.title as challenge, s.participation_id, t.name as team, u.user_name
    from submissions s
    join challenges c on c.id = s.challenge_id
    join participations p on p.id = s.participation_id
    join teams t on t.id = p.team_id
    left join users u on u.id = s.user_id
    where s.id = ${eventId} and s.game_id = ${gameId} and s.participation_id in (${one}, ${other})
    union all
    select e.id, e.created_at, e.type, null, null, coalesce(e.text, o.name), c.title,
      e.participation_id, t.name, u.user_name
    from game_events e
    join participations p on p.id = e.participation_id
    join teams t on t.id = p.team_id
    left join challenges c on c.id = e.challenge_id
    left join users u on u.id = e.user_id
    left join participations op on op.id = e.owner_participation_id
    left join teams o on o.id = op.team_id
    where e.id = ${eventId} and e.game_id = ${gameId} and e.participation_id in (${one}, ${other})`.execute(
    db,
  );
  return rows[0];
}

export type EvidenceRow = Awaited<ReturnType<typeof findEvidence>>[number];

/** The evidence of a case in the order in which it happened. */
export async function findEvidence(db: Db, caseId: number) {
  return db
    .selectFrom('cheat_evidence')
    .select([
      'id',
      'event_id as eventId',
      'occurred_at as occurredAt',
      'type',
      'result',
      'answer',
      'text',
      'challenge',
      'participation_id as participationId',
      'team',
      'user_name as user',
      'pinned_by as pinnedBy',
      'pinned_at as pinnedAt',
    ])
    .where('case_id', '=', caseId)
    .orderBy('occurred_at')
    .orderBy('event_id')
    .execute();
}

/** Returns whether it was not pinned before. */
export async function insertEvidence(
  tx: Tx,
  caseId: number,
  shown: Shown,
  pinnedBy: string,
): Promise<boolean> {
  const row = await tx
    .insertInto('cheat_evidence')
    .values({ ...shown, case_id: caseId, pinned_by: pinnedBy })
    .onConflict((conflict) => conflict.constraint('cheat_evidence_event_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the id of the submission or event that it was a copy of. */
export async function deleteEvidence(
  tx: Tx,
  caseId: number,
  id: number,
): Promise<number | undefined> {
  const row = await tx
    .deleteFrom('cheat_evidence')
    .where('id', '=', id)
    .where('case_id', '=', caseId)
    .returning('event_id')
    .executeTakeFirst();
  return row?.event_id;
}
