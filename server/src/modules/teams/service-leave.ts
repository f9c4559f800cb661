import type { Actor } from '../../domain/actor.ts';
import { AppError, orNotFound } from '../../domain/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import type { Emit } from '../../platform/write.ts';
import { renewEntries } from '../containers/public.ts';
import { type ContentDeps, dropContents, releasePictures } from '../files/public.ts';
import {
  findParticipationsOfTeam,
  hasPlayed,
  isMember,
  type LockedTeam,
  lockTeam,
  type TeamParticipation,
  withdrawMember,
  withdrawTeam,
} from '../participations/public.ts';
import {
  checkLock,
  closeTeam,
  deleteMember,
  deleteTeam,
  findUserName,
  lockTeamForDeletion,
} from './repository.ts';
import { newInviteToken } from './rules.ts';
import { captained, type TeamDeps } from './service.ts';

/** Throws NOT_CAPTAIN, CAPTAIN_CANNOT_LEAVE, TEAM_LOCKED or NOT_MEMBER. */
export async function kickMember(
  deps: TeamDeps,
  actor: Actor,
  teamId: number,
  userId: string,
): Promise<void> {
  await deps.write(actor, async (tx, emit) => {
    const team = captained(await lockTeam(tx, teamId), actor.userId);
    await kick(deps, tx, emit, { team, userId });
  });
}

/**
 * Takes a member out of the team; lock it first. Returns their name. Throws CAPTAIN_CANNOT_LEAVE,
 * NOT_MEMBER or, unless it is forced, TEAM_LOCKED.
 */
export async function kick(
  deps: TeamDeps,
  tx: Tx,
  emit: Emit,
  { team, userId, isForced = false }: { team: LockedTeam; userId: string; isForced?: boolean },
): Promise<string> {
  if (userId === team.captainId) throw new AppError('CAPTAIN_CANNOT_LEAVE');
  if (!isForced) await checkUnlocked(deps, tx, team.id);
  await removeMember(deps, tx, emit, { teamId: team.id, userId });
  const member = await findUserName(tx, userId);
  emit.log({ code: 'TEAM_KICKED', values: { team: team.name, member } });
  return member;
}

/** Throws NOT_MEMBER, CAPTAIN_CANNOT_LEAVE or TEAM_LOCKED. */
export async function leaveTeam(deps: TeamDeps, actor: Actor, teamId: number): Promise<void> {
  const { userId } = actor;
  await deps.write(actor, async (tx, emit) => {
    const team = orNotFound(await lockTeam(tx, teamId), 'TEAM_NOT_FOUND');
    if (!(await isMember(tx, teamId, userId))) throw new AppError('NOT_MEMBER');
    if (team.captainId === userId) throw new AppError('CAPTAIN_CANNOT_LEAVE');
    await checkUnlocked(deps, tx, teamId);
    await removeMember(deps, tx, emit, { teamId, userId });
    emit.log({ code: 'TEAM_LEFT', values: { team: team.name } });
  });
}

async function checkUnlocked({ clock }: TeamDeps, tx: Tx, teamId: number): Promise<void> {
  if (await checkLock(tx, teamId, new Date(clock()))) throw new AppError('TEAM_LOCKED');
}

async function removeMember(
  { clock }: TeamDeps,
  tx: Tx,
  emit: Emit,
  { teamId, userId }: { teamId: number; userId: string },
): Promise<void> {
  const now = new Date(clock());
  if (!(await deleteMember(tx, teamId, userId))) throw new AppError('NOT_MEMBER');
  const left = await withdrawMember(tx, { teamId, userId, now });
  await renewEntries(tx, emit, { participationIds: left.map(({ id }) => id) });
  emitChanges(emit, teamId, left);
}

/** Deletes or closes the captain's team; throws NOT_CAPTAIN or TEAM_LOCKED. */
export async function deleteOwnTeam(
  deps: TeamDeps & ContentDeps,
  actor: Actor,
  teamId: number,
): Promise<void> {
  const dropped = await deps.write(actor, async (tx, emit) => {
    const team = captained(
      orNotFound(await lockTeamForDeletion(tx, teamId), 'TEAM_NOT_FOUND'),
      actor.userId,
    );
    const now = new Date(deps.clock());
    if (await checkLock(tx, teamId, now)) throw new AppError('TEAM_LOCKED');
    return disband(tx, emit, team, now);
  });
  await dropContents(deps, dropped);
}

/**
 * Takes a team out of games that have not ended, and deletes it; a team that has played is closed
 * instead. Returns the contents to drop after the commit.
 */
export async function disband(
  tx: Tx,
  emit: Emit,
  { id, name, avatarHash }: LockedTeam,
  now: Date,
): Promise<string[]> {
  emitChanges(emit, id, await findParticipationsOfTeam(tx, id));
  await withdrawTeam(tx, { teamId: id, now });
  if (await hasPlayed(tx, id, now)) {
    await closeTeam(tx, id, now, newInviteToken());
    emit.log({ code: 'TEAM_CLOSED', values: { team: name } });
    return [];
  }
  await deleteTeam(tx, id);
  emit.log({ code: 'TEAM_DELETED', values: { team: name } });
  return releasePictures(tx, [avatarHash]);
}

export function emitChanges(
  emit: Emit,
  teamId: number,
  changed: readonly Pick<TeamParticipation, 'id' | 'gameId'>[],
): void {
  for (const { id, gameId } of changed) {
    emit({ topic: 'participation', gameId, body: { participationId: id } });
  }
  emit({ topic: 'team', gameId: null, body: { teamId } });
}
