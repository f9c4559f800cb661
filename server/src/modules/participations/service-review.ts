import type { ParticipationStatus } from '@halyard/sdk/rules';
import type { Actor } from '../../domain/actor.ts';
import { AppError, fieldError, orNotFound } from '../../domain/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { createTurns } from '../../platform/turns.ts';
import { effectsOfStatus } from '../../domain/participation.ts';
import {
  findParticipation,
  findTeamName,
  holdDivision,
  lockTeam,
  setParticipation,
  setTeamLocked,
} from './repository.ts';
import {
  findMembersForReview,
  findParticipationsForReview,
  findRegistrations,
  recordReview,
} from './repository-review.ts';
import type { ParticipationDeps } from './service-join.ts';

/** Every team that has joined, with the profiles of its members. */
export async function listParticipations({ db }: ParticipationDeps, gameId: number) {
  const [rows, members, registrations] = await Promise.all([
    findParticipationsForReview(db, gameId),
    findMembersForReview(db, gameId),
    findRegistrations(db, gameId),
  ]);
  const byTeam = Map.groupBy(members, ({ teamId }) => teamId);
  const byParticipation = Map.groupBy(registrations, ({ participationId }) => participationId);
  return rows.map((row) => ({
    ...row,
    members: byTeam.get(row.teamId) ?? [],
    registered: (byParticipation.get(row.id) ?? []).map(({ userId }) => userId),
  }));
}

/** What is undefined stays; a division of null is none. */
interface ParticipationUpdate {
  status: ParticipationStatus | undefined;
  divisionId: number | null | undefined;
  /** Asked only where `divisionId` is undefined. */
  divisionName: string | undefined;
  /** Why; a new status without one has none. */
  reason: string | null | undefined;
}

/**
 * Decides about a team; throws PARTICIPATION_NOT_FOUND or DIVISION_NOT_FOUND.
 * @param inGame the game that it must be of; undefined: of any
 */
export async function updateParticipation(
  { write }: Pick<ParticipationDeps, 'write'>,
  actor: Actor,
  id: number,
  update: ParticipationUpdate,
  inGame?: number,
): Promise<void> {
  await write(actor, async (tx, emit, audit) => {
    const before = await findParticipation(tx, id);
    if (before) await lockTeam(tx, before.teamId);
    // Read again: while waiting for the lock it may have changed.
    const current = orNotFound(
      before && (await findParticipation(tx, id)),
      'PARTICIPATION_NOT_FOUND',
    );
    const { gameId, teamId } = current;
    if (inGame !== undefined && gameId !== inGame) throw new AppError('PARTICIPATION_NOT_FOUND');
    const wanted = await chooseDivision(tx, gameId, update);
    const status = update.status ?? current.status;
    const effects = status === current.status ? null : effectsOfStatus(current.status, status);
    const given = wanted === undefined ? current.divisionId : wanted;
    const divisionId = effects?.clearsDivision ? null : given;
    const reason = chooseReason(current.reason, update.reason, effects !== null);
    audit(
      { type: 'Participation', id, name: await findTeamName(tx, teamId) },
      {
        before: {
          status: current.status,
          divisionId: current.divisionId,
          reason: current.reason,
        },
        after: { status, divisionId, reason },
      },
    );
    const isSame = divisionId === current.divisionId && reason === current.reason;
    if (!effects && isSame) return;
    await setParticipation(tx, id, { divisionId, status, reason });
    if (effects) await recordReview(tx, { id, gameId, status });
    if (effects?.locksTeam) await setTeamLocked(tx, teamId);
    emit({ topic: 'participation', gameId, body: { participationId: id } });
  });
}

interface Review {
  decisions: readonly {
    participationId: number;
    status: ParticipationStatus;
    divisionId?: number | null | undefined;
  }[];
  reason: string | null | undefined;
}

/** Decisions made at the same time; each waits mostly for the database. */
const AT_ONCE = 4;

/** Decides about many teams of a game, each by itself; says why one could not be decided. */
export async function reviewParticipations(
  deps: Pick<ParticipationDeps, 'write'>,
  actor: Actor,
  gameId: number,
  { decisions, reason }: Review,
): Promise<{ participationId: number; code: AppError['code'] | null }[]> {
  const inTurn = createTurns(AT_ONCE);
  const ofOne = createTurns(1);
  const decide = async ({ participationId, status, divisionId }: Review['decisions'][number]) => {
    try {
      const update = { status, divisionId, divisionName: undefined, reason };
      await updateParticipation(deps, actor, participationId, update, gameId);
      return { participationId, code: null };
    } catch (error) {
      if (error instanceof AppError) return { participationId, code: error.code };
      throw error;
    }
  };
  return Promise.all(
    decisions.map((decision) =>
      ofOne(decision.participationId, () => inTurn(0, () => decide(decision))),
    ),
  );
}

function chooseReason(
  current: string | null,
  given: string | null | undefined,
  isNewStatus: boolean,
): string | null {
  if (given === undefined) return isNewStatus ? null : current;
  return given?.trim() || null;
}

/** The division to move to, which then cannot be deleted any more; undefined: stay. */
async function chooseDivision(
  tx: Tx,
  gameId: number,
  { divisionId, divisionName }: ParticipationUpdate,
): Promise<number | null | undefined> {
  if (divisionId === null) return null;
  if (divisionId === undefined && divisionName === undefined) return undefined;
  const found = await holdDivision(tx, gameId, divisionId ?? { name: divisionName ?? '' });
  if (found !== undefined) return found;
  throw fieldError('DIVISION_NOT_FOUND', divisionId === undefined ? 'division' : 'divisionId');
}
