import type { Actor } from '../../domain/actor.ts';
import { AppError, orNotFound } from '../../domain/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { Write } from '../../platform/write.ts';
import { findDivisions, signForTeam } from '../games/public.ts';
import { effectsOfStatus, leaveRefusal } from '../../domain/participation.ts';
import { enterMates } from './service-enter.ts';
import { nameRefusal } from './repository-names.ts';
import { decideJoin, joinableDivisions } from './rules-join.ts';
import {
  countOthers,
  deleteEmptyParticipation,
  deleteRegistration,
  findDividedTeams,
  findOwnParticipation,
  findTeamParticipation,
  holdGameForJoin,
  insertParticipation,
  insertRegistration,
  isEnteredBeforeStart,
  type ParticipationRow,
  setParticipation,
  setTeamLocked,
  wasRejected,
} from './repository.ts';
import { isMember, lockTeam } from './repository-team.ts';

export interface ParticipationDeps {
  db: Db;
  write: Write;
  clock: Clock;
}

interface JoinRequest {
  teamId: number;
  divisionId: number | null;
  inviteCode: string | null;
}

/**
 * Puts a user into a game with one of their teams. Throws GAME_NOT_FOUND, TEAM_NAME_TAKEN or what
 * `decideJoin` refuses with.
 */
export async function joinGame(
  deps: ParticipationDeps,
  actor: Actor,
  gameId: number,
  request: JoinRequest,
): Promise<void> {
  try {
    await deps.write(actor, async (tx, emit) => {
      const changed = await join(deps, tx, { userId: actor.userId, gameId, request });
      for (const participationId of changed) {
        emit({ topic: 'participation', gameId, body: { participationId } });
      }
    });
  } catch (error) {
    const refusal = nameRefusal(error);
    throw refusal ? new AppError(refusal, { cause: error }) : error;
  }
}

/** Returns the participations that have changed. */
async function join(
  { clock }: ParticipationDeps,
  tx: Tx,
  input: { userId: string; gameId: number; request: JoinRequest },
): Promise<ReadonlySet<number>> {
  const { userId, gameId } = input;
  const { teamId, ...request } = input.request;
  const game = orNotFound(await holdGameForJoin(tx, gameId), 'GAME_NOT_FOUND');
  const { startsAt, endsAt, ...rest } = game;
  const isKnown = (await lockTeam(tx, teamId)) !== undefined;
  const own = await findOwnParticipation(tx, gameId, userId);
  const found = isKnown ? await findTeamParticipation(tx, gameId, teamId) : undefined;
  const decision = decideJoin({
    ...request,
    now: clock(),
    game: {
      ...rest,
      start: startsAt.getTime(),
      end: endsAt.getTime(),
      divisions: await findDivisions(tx, gameId),
    },
    team: isKnown ? { isMember: await isMember(tx, teamId, userId) } : null,
    ownStatuses: own ? [own.status] : [],
    wasRejected: await wasRejected(tx, gameId, userId),
    participation: found
      ? { ...found, otherMembers: await countOthers(tx, found.id, userId) }
      : null,
  });
  if (!decision.ok) throw new AppError(decision.code);

  // Left over from a team that was rejected. Only that one: a join at the same time stays.
  if (own) await deleteRegistration(tx, own.id, userId);
  const place = { divisionId: decision.divisionId, status: decision.status };
  const participationId = await enterTeam(tx, found, { ...place, gameId, teamId });
  if (!(await insertRegistration(tx, { participationId, gameId, userId })))
    throw new AppError('ALREADY_JOINED');
  const mates = game.joinTogether
    ? await enterMates(tx, { ...game, participationId, gameId }, { teamId, captainId: userId })
    : [];
  return new Set([participationId, own?.id ?? participationId, ...mates]);
}

/** Makes or changes the team's participation and returns its id. */
async function enterTeam(
  tx: Tx,
  found: ParticipationRow | undefined,
  place: Omit<ParticipationRow, 'id' | 'reviewed' | 'reason'>,
): Promise<number> {
  const { gameId, teamId, status } = place;
  const effects = effectsOfStatus(found?.status ?? 'Pending', status);
  if (effects.locksTeam) await setTeamLocked(tx, teamId);
  if (!found) {
    return insertParticipation(tx, { ...place, token: await signForTeam(tx, gameId, teamId) });
  }
  const reason = found.status === status ? found.reason : null;
  await setParticipation(tx, found.id, { ...place, reason });
  return found.id;
}

/** Takes a user out of a game; throws NOT_JOINED or CANNOT_LEAVE. */
export async function leaveGame(
  deps: ParticipationDeps,
  actor: Actor,
  gameId: number,
): Promise<void> {
  const { userId } = actor;
  await deps.write(actor, async (tx, emit) => {
    const before = await findOwnParticipation(tx, gameId, userId);
    if (before) await lockTeam(tx, before.teamId);
    // Read again: while waiting for the lock the team may have been accepted.
    const own = await findOwnParticipation(tx, gameId, userId);
    const now = new Date(deps.clock());
    const isEntered = await isEnteredBeforeStart(tx, { gameId, userId, now });
    const refusal = leaveRefusal(own?.status ?? null, isEntered);
    if (refusal !== null || !own) throw new AppError(refusal ?? 'NOT_JOINED');
    await deleteRegistration(tx, own.id, userId);
    await deleteEmptyParticipation(tx, own.id);
    emit({ topic: 'participation', gameId, body: { participationId: own.id } });
  });
}

/** What a user can choose when joining. */
export async function checkGame({ db }: ParticipationDeps, userId: string, gameId: number) {
  const [teams, divisions] = await Promise.all([
    findDividedTeams(db, gameId, userId),
    findDivisions(db, gameId),
  ]);
  return { teams, divisionIds: joinableDivisions(divisions).map(({ id }) => id) };
}
