import type { CheatCaseState } from '@halyard/sdk/rules';
import type { Actor } from '../../domain/actor.ts';
import { AppError, fieldError, orNotFound } from '../../domain/app-error.ts';
import type { AuditFields, AuditTarget } from '../../domain/audit.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { type IsExpected, tagJson } from '../../platform/tagged-json.ts';
import type { Write } from '../../platform/write.ts';
import { holdGame } from '../games/public.ts';
import {
  type CaseItemRow,
  type CaseRow,
  findCase,
  findCases,
  findNotes,
  findTeamNames,
  holdTeamNames,
  insertNote,
  lockCase,
  type NoteRow,
  setChanged,
  setState,
} from './repository-cases.ts';
import {
  deleteEvidence,
  type EvidenceRow,
  findEvidence,
  findShown,
  insertEvidence,
} from './repository-evidence.ts';
import { needsReason, type Pair } from './rules-cases.ts';

export interface CaseDeps {
  db: Db;
  write: Write;
}

export interface CaseKey {
  gameId: number;
  pair: Pair;
}

/** What staff has written and decided about a pair of teams. */
export interface CheatCase extends Omit<CaseRow, 'id'> {
  pair: Pair;
  notes: readonly NoteRow[];
  evidence: readonly EvidenceRow[];
}

/** The cases of a game that staff has written something about. */
export async function listCases({ db }: CaseDeps, gameId: number): Promise<CaseItemRow[]> {
  return findCases(db, gameId);
}

/** The case of a pair, an open one if nobody has written anything; throws PARTICIPATION_NOT_FOUND. */
export async function getCase({ db }: CaseDeps, { gameId, pair }: CaseKey): Promise<CheatCase> {
  const row = await findCase(db, gameId, pair);
  if (row) return readCase(db, pair, row);
  requireBoth(await findTeamNames(db, gameId, pair));
  const none = { state: 'Open' as const, reason: null, decidedBy: null, decidedAt: null };
  return { ...none, revision: 0, pair, notes: [], evidence: [] };
}

/** The version of the decision, as an entity tag. */
export function caseVersion({ revision }: Pick<CheatCase, 'revision'>): string {
  return tagJson({ revision }).etag;
}

interface Decision {
  state: CheatCaseState;
  reason: string | null;
}

/**
 * Sets the state. Throws GAME_NOT_FOUND, PARTICIPATION_NOT_FOUND, VALIDATION_FAILED of `reason`, and
 * VERSION_CONFLICT if somebody else has decided.
 */
export async function decideCase(
  deps: CaseDeps,
  actor: Actor,
  { isExpected, ...key }: CaseKey & { isExpected: IsExpected },
  { state, ...input }: Decision,
): Promise<CheatCase> {
  const reason = input.reason?.trim() || null;
  if (reason === null && needsReason(state)) {
    throw fieldError('VALIDATION_FAILED', 'reason', 'REQUIRED');
  }
  return changeCase(deps, actor, key, async (tx, row) => {
    if (!isExpected(caseVersion(row))) throw new AppError('VERSION_CONFLICT');
    await setState(tx, row.id, { state, reason, by: actor.userName });
    return { before: { state: row.state, reason: row.reason }, after: { state, reason } };
  });
}

/** Throws GAME_NOT_FOUND or PARTICIPATION_NOT_FOUND. */
export async function addNote(
  deps: CaseDeps,
  actor: Actor,
  key: CaseKey,
  text: string,
): Promise<CheatCase> {
  return changeCase(deps, actor, key, async (tx, { id }) => {
    await insertNote(tx, id, { author: actor.userName, text });
    return { after: { note: text } };
  });
}

/** Copies what a submission or event shows; throws also EVIDENCE_NOT_FOUND. */
export async function pinEvidence(
  deps: CaseDeps,
  actor: Actor,
  key: CaseKey,
  eventId: number,
): Promise<CheatCase> {
  return changeCase(deps, actor, key, async (tx, { id }) => {
    const found = await findShown(tx, key.gameId, key.pair, eventId);
    const shown = orNotFound(found, 'EVIDENCE_NOT_FOUND');
    const isNew = await insertEvidence(tx, id, shown, actor.userName);
    return isNew ? { after: { evidence: eventId } } : {};
  });
}

/** Throws also EVIDENCE_NOT_FOUND. */
export async function unpinEvidence(
  deps: CaseDeps,
  actor: Actor,
  key: CaseKey,
  evidenceId: number,
): Promise<CheatCase> {
  return changeCase(deps, actor, key, async (tx, { id }) => {
    const eventId = orNotFound(await deleteEvidence(tx, id, evidenceId), 'EVIDENCE_NOT_FOUND');
    return { before: { evidence: eventId } };
  });
}

type Change = (tx: Tx, row: CaseRow) => Promise<{ before?: AuditFields; after?: AuditFields }>;

async function changeCase(
  { write }: CaseDeps,
  actor: Actor,
  { gameId, pair }: CaseKey,
  change: Change,
): Promise<CheatCase> {
  return write(actor, async (tx, _emit, audit) => {
    if (!(await holdGame(tx, gameId))) throw new AppError('GAME_NOT_FOUND');
    const names = requireBoth(await holdTeamNames(tx, gameId, pair));
    const row = await lockCase(tx, gameId, pair);
    audit(targetOf(pair, names), await change(tx, row));
    await setChanged(tx, row.id);
    const changed = orNotFound(await findCase(tx, gameId, pair), 'PARTICIPATION_NOT_FOUND');
    return readCase(tx, pair, changed);
  });
}

async function readCase(db: Db, pair: Pair, { id, ...row }: CaseRow): Promise<CheatCase> {
  const [notes, evidence] = [await findNotes(db, id), await findEvidence(db, id)];
  return { ...row, pair, notes, evidence };
}

function requireBoth(names: readonly string[]): readonly string[] {
  if (names.length !== 2) throw new AppError('PARTICIPATION_NOT_FOUND');
  return names;
}

function targetOf(pair: Pair, names: readonly string[]): AuditTarget {
  return { type: 'CheatCase', id: pair.join('-'), name: names.join(' / ') };
}
