import type { CheatCaseState } from '@halyard/sdk/rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import type { Pair } from './rules-cases.ts';

export interface CaseItemRow {
  participationId: number;
  otherParticipationId: number;
  state: CheatCaseState;
  changedAt: Date;
  notes: number;
  evidence: number;
}

/** The cases of a game, the one that was changed last first. */
export async function findCases(db: Db, gameId: number): Promise<CaseItemRow[]> {
  const { rows } = await sql<CaseItemRow>`
    select participation_id as "participationId", other_participation_id as "otherParticipationId",
      state, changed_at as "changedAt",
      (select count(*) from cheat_notes n where n.case_id = c.id) as notes,
      (select count(*) from cheat_evidence e where e.case_id = c.id) as evidence
    from cheat_cases c where game_id = ${gameId}
    order by changed_at desc, id desc`.execute(db);
  return rows;
}

/** The teams of a pair of participations of a game: two, in the order of the pair, or fewer. */
export async function findTeamNames(db: Db, gameId: number, pair: Pair): Promise<string[]> {
  const rows = await selectTeams(db, gameId, pair).execute();
  return rows.map(({ name }) => name);
}

/** Locks both participations and returns the names of their teams: neither can be deleted until the transaction ends. */
export async function holdTeamNames(tx: Tx, gameId: number, pair: Pair): Promise<string[]> {
  const rows = await selectTeams(tx, gameId, pair).forKeyShare('participations').execute();
  return rows.map(({ name }) => name);
}

function selectTeams(db: Db, gameId: number, pair: Pair) {
  return db
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.team_id')
    .select('teams.name')
    .where('participations.game_id', '=', gameId)
    .where('participations.id', 'in', pair)
    .orderBy('participations.id');
}

const CASE_COLUMNS = [
  'id',
  'state',
  'reason',
  'decided_by as decidedBy',
  'decided_at as decidedAt',
  'revision',
] as const;

export type CaseRow = NonNullable<Awaited<ReturnType<typeof findCase>>>;

export async function findCase(db: Db, gameId: number, pair: Pair) {
  return selectCase(db, gameId, pair).executeTakeFirst();
}

function selectCase(db: Db, gameId: number, [one, other]: Pair) {
  return db
    .selectFrom('cheat_cases')
    .select(CASE_COLUMNS)
    .where('game_id', '=', gameId)
    .where('participation_id', '=', one)
    .where('other_participation_id', '=', other);
}

/** The case of a pair, made unless it exists, which nobody else changes until the transaction ends. */
export async function lockCase(tx: Tx, gameId: number, pair: Pair): Promise<CaseRow> {
  const [participation_id, other_participation_id] = pair;
  await tx
    .insertInto('cheat_cases')
    .values({ game_id: gameId, participation_id, other_participation_id })
    .onConflict((conflict) => conflict.constraint('cheat_cases_pair_key').doNothing())
    .execute();
  return selectCase(tx, gameId, pair).forUpdate().executeTakeFirstOrThrow();
}

export async function setState(
  tx: Tx,
  caseId: number,
  decision: { state: CheatCaseState; reason: string | null; by: string },
): Promise<void> {
  await tx
    .updateTable('cheat_cases')
    .set({
      state: decision.state,
      reason: decision.reason,
      decided_by: decision.by,
      decided_at: sql<Date>`clock_timestamp()`,
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', caseId)
    .execute();
}

export async function setChanged(tx: Tx, caseId: number): Promise<void> {
  await tx
    .updateTable('cheat_cases')
    .set({ changed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', caseId)
    .execute();
}

export type NoteRow = Awaited<ReturnType<typeof findNotes>>[number];

export async function findNotes(db: Db, caseId: number) {
  return db
    .selectFrom('cheat_notes')
    .select(['id', 'author', 'created_at as createdAt', 'text'])
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute();
}

export async function insertNote(
  tx: Tx,
  caseId: number,
  note: { author: string; text: string },
): Promise<void> {
  await tx
    .insertInto('cheat_notes')
    .values({ case_id: caseId, ...note })
    .execute();
}
