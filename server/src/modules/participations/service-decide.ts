import type { ParticipationStatus } from '@halyard/sdk/rules';
import type { Actor } from '../../domain/actor.ts';
import { AppError, fieldError } from '../../domain/app-error.ts';
import { effectsOfStatus } from '../../domain/participation.ts';
import type { Tx } from '../../platform/database.ts';
import type { Write } from '../../platform/write.ts';
import { nameRefusal } from './repository-names.ts';
import { holdDivision } from './repository.ts';
import {
  type DecidedRow,
  findDecided,
  lockMembersOf,
  lockTeamsOf,
  releaseSavepoint,
  returnToSavepoint,
  setSavepoint,
  storeDecisions,
  storeRejections,
} from './repository-decide.ts';

/** What staff decide about a team. What is undefined stays; a division of null is none. */
export interface Decision {
  participationId: number;
  status?: ParticipationStatus | undefined;
  divisionId?: number | null | undefined;
  /** Asked only where `divisionId` is undefined. */
  divisionName?: string | undefined;
  /** Why; a new status without one has none. */
  reason?: string | null | undefined;
  /** Why, for the audit log only. */
  note?: string | null | undefined;
  /** Whether others may look like the name that the team has now. */
  lookAlikeAllowed?: boolean | undefined;
}

interface Decided {
  decision: Decision;
  before: DecidedRow;
  after: Pick<DecidedRow, 'id' | 'divisionId' | 'status' | 'reason' | 'lookAlikeAllowed'>;
}

/** Decides about one team of any game; throws what `decideAll` refuses with. */
export async function decideOne(write: Write, actor: Actor, decision: Decision): Promise<void> {
  await write(actor, async (...transaction) => {
    const [refusal] = await decideAll(transaction, [decision]);
    if (refusal) throw refusal;
  });
}

/** Participations that are locked at the same time: other calls about their teams wait for all of them. */
const BATCH = 100;

/**
 * Decides about many teams of a game, each by itself, in the order of the call; says why one could not be
 * decided.
 */
export async function decideEach(
  write: Write,
  actor: Actor,
  decisions: readonly Decision[],
  gameId: number,
): Promise<{ participationId: number; code: AppError['code'] | null }[]> {
  const results = [];
  for (const batch of batchesOf(decisions)) {
    const refusals = await write(actor, (...transaction) => decideAll(transaction, batch, gameId));
    for (const [index, { participationId }] of batch.entries())
      results.push({ participationId, code: refusals[index]?.code ?? null });
  }
  return results;
}

/**
 * Decides about participations, each once. Returns, in their order, why one could not be decided:
 * PARTICIPATION_NOT_FOUND, DIVISION_NOT_FOUND, what `nameRefusal` tells, or null.
 * @param inGame the game that they must be of; undefined: of any
 */
async function decideAll(
  [tx, emit, audit]: Parameters<Parameters<Write>[1]>,
  decisions: readonly Decision[],
  inGame?: number,
): Promise<(AppError | null)[]> {
  const ids = decisions.map(({ participationId }) => participationId);
  await lockTeamsOf(tx, ids);
  const rows = await findDecided(tx, ids);
  const findDivision = createDivisionFinder(tx);
  const outcomes: (Decided | AppError)[] = [];
  for (const decision of decisions) {
    const before = rows.get(decision.participationId);
    if (!before || before.gameId !== (inGame ?? before.gameId)) {
      outcomes.push(new AppError('PARTICIPATION_NOT_FOUND'));
      continue;
    }
    const division = await findDivision(before.gameId, decision);
    outcomes.push(
      division instanceof AppError
        ? division
        : { decision, before, after: afterDecision(before, decision, division) },
    );
  }
  const decided = outcomes.flatMap((each) => (each instanceof AppError ? [] : [each]));
  const refused = await storeEach(tx, decided.filter(isChange));
  for (const each of decided.filter((one) => !refused.has(one))) {
    const { before, after, decision } = each;
    const { gameId, id: participationId } = before;
    const target = { type: 'Participation', id: participationId, name: before.teamName } as const;
    const note = decision.note?.trim();
    audit(target, { before: fieldsOf(before), after: { ...fieldsOf(after), note } });
    if (isChange(each)) emit({ topic: 'participation', gameId, body: { participationId } });
  }
  return outcomes.map((each) => (each instanceof AppError ? each : (refused.get(each) ?? null)));
}

/**
 * Stores changes at once or, where the name of a team is not free, one after the other. Returns which
 * could not be stored, and why.
 */
async function storeEach(
  tx: Tx,
  changed: readonly Decided[],
): Promise<ReadonlyMap<Decided, AppError>> {
  const refused = new Map<Decided, AppError>();
  if (!(await refusalOf(tx, changed))) return refused;
  for (const each of changed) {
    const refusal = await refusalOf(tx, [each]);
    if (refusal) refused.set(each, refusal);
  }
  return refused;
}

/** Stores changes, or nothing where it returns a refusal. */
async function refusalOf(tx: Tx, changed: readonly Decided[]): Promise<AppError | null> {
  await setSavepoint(tx);
  try {
    await storeChanges(tx, changed);
    await releaseSavepoint(tx);
    return null;
  } catch (error) {
    const code = nameRefusal(error);
    if (!code) throw error;
    await returnToSavepoint(tx);
    return new AppError(code, { cause: error });
  }
}

/** Decisions that fit into a transaction: none is about a participation of another one. */
function batchesOf(decisions: readonly Decision[]): Decision[][] {
  const batches: Decision[][] = [];
  let seen = new Set<number>();
  for (const decision of decisions) {
    if (seen.size % BATCH === 0 || seen.has(decision.participationId)) {
      seen = new Set();
      batches.push([]);
    }
    seen.add(decision.participationId);
    batches.at(-1)?.push(decision);
  }
  return batches;
}

/** Finds the division to move to, which then cannot be deleted any more; undefined: stay. */
function createDivisionFinder(tx: Tx) {
  const found = new Map<string, number | undefined>();
  return async (gameId: number, { divisionId, divisionName }: Decision) => {
    if (divisionId === null) return null;
    if (divisionId === undefined && divisionName === undefined) return undefined;
    const key = JSON.stringify([gameId, divisionId, divisionName]);
    if (!found.has(key))
      found.set(key, await holdDivision(tx, gameId, divisionId ?? { name: divisionName ?? '' }));
    const field = divisionId === undefined ? 'division' : 'divisionId';
    return found.get(key) ?? fieldError('DIVISION_NOT_FOUND', field);
  };
}

function afterDecision(
  before: DecidedRow,
  decision: Decision,
  division: number | null | undefined,
): Decided['after'] {
  const { id } = before;
  const status = decision.status ?? before.status;
  const isNew = status !== before.status;
  const given = division === undefined ? before.divisionId : division;
  const isCleared = isNew && effectsOfStatus(before.status, status).clearsDivision;
  const reason = chooseReason(before.reason, decision.reason, isNew);
  const lookAlikeAllowed = decision.lookAlikeAllowed ?? before.lookAlikeAllowed;
  return { id, status, divisionId: isCleared ? null : given, reason, lookAlikeAllowed };
}

function chooseReason(
  current: string | null,
  given: string | null | undefined,
  isNewStatus: boolean,
): string | null {
  if (given === undefined) return isNewStatus ? null : current;
  return given?.trim() || null;
}

/** The fields that a decision changes, as the audit log names them. */
const fieldsOf = ({ status, divisionId, reason, lookAlikeAllowed }: Decided['after']) => ({
  status,
  divisionId,
  reason,
  lookAlikeAllowed,
});

const hasNewStatus = ({ before, after }: Decided) => before.status !== after.status;

const isChange = (decided: Decided) =>
  hasNewStatus(decided) ||
  decided.before.divisionId !== decided.after.divisionId ||
  decided.before.reason !== decided.after.reason ||
  decided.before.lookAlikeAllowed !== decided.after.lookAlikeAllowed;

async function storeChanges(tx: Tx, changed: readonly Decided[]): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed.map(({ after }) => after);
  const reviewed = changed.filter(hasNewStatus);
  const locked = reviewed.filter(
    ({ before, after }) => effectsOfStatus(before.status, after.status).locksTeam,
  );
  await storeDecisions(tx, rows);
  await storeRejections(
    tx,
    reviewed.map(({ after }) => after),
  );
  await lockMembersOf(
    tx,
    locked.map(({ before }) => before.teamId),
  );
}
