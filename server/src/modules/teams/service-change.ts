import type { Actor } from '../../domain/actor.ts';
import { AppError } from '../../domain/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import type { Emit } from '../../platform/write.ts';
import type { Pictures, ReadPicture } from '../files/public.ts';
import { isTeamTokenGenuine } from '../games/public.ts';
import { isMember, type LockedTeam, lockTeam, nameRefusal } from '../participations/public.ts';
import {
  countCaptained,
  findUserName,
  lockUser,
  updateAvatar,
  updateCaptain,
  updateTexts,
} from './repository.ts';
import { storeNameEvents } from './repository-history.ts';
import { teamBio } from './rules.ts';
import {
  CAPTAIN_LIMIT,
  captained,
  checkNotReserved,
  checkTexts,
  type TeamDeps,
} from './service.ts';

/**
 * Renames a team, which is audited, and sets its line; a name of null stays. Throws NOT_CAPTAIN or what
 * `nameRefusal` tells.
 */
export async function updateTeam(
  { write, clock }: TeamDeps,
  actor: Actor,
  teamId: number,
  change: { name: string | null; bio: string | null },
): Promise<void> {
  await write(actor, async (tx, emit, audit) => {
    const team = captained(await lockTeam(tx, teamId), actor.userId);
    if (change.name !== null && change.name !== team.name) {
      checkNotReserved(change.name);
      const [before, after] = [{ name: team.name }, { name: change.name }];
      audit({ type: 'Team', id: teamId, name: team.name }, { before, after });
    }
    const by = { userId: actor.userId, now: new Date(clock()) };
    await changeTexts(tx, emit, { team, change, by });
  });
}

/**
 * The rules of names and lines; lengths are the schema's. Monitors are told of a new name in games that
 * go on. Throws what `nameRefusal` tells.
 */
export async function changeTexts(
  tx: Tx,
  emit: Emit,
  {
    team,
    change,
    by,
  }: {
    team: LockedTeam;
    change: { name: string | null; bio: string | null };
    by: { userId: string; now: Date };
  },
): Promise<void> {
  const next = { name: change.name ?? team.name, bio: teamBio(change.bio) };
  // A name from before these rules may stay.
  checkTexts({ name: next.name === team.name ? 'unchanged' : next.name, bio: change.bio });
  try {
    await updateTexts(tx, team.id, next);
  } catch (error) {
    const refusal = nameRefusal(error);
    if (!refusal) throw error;
    throw new AppError(refusal, {
      cause: error,
      errors: [{ path: 'name', code: 'NOT_ALLOWED' }],
    });
  }
  emit({ topic: 'team', gameId: null, body: { teamId: team.id } });
  if (next.name === team.name) return;
  // Without words, because it is read in every language.
  const event = { teamId: team.id, text: `${team.name} → ${next.name}`, ...by };
  for (const { eventId, gameId } of await storeNameEvents(tx, event)) {
    emit({ topic: 'event', gameId, body: { eventId } });
  }
}

/**
 * Makes another member the captain. Throws NOT_CAPTAIN, NOT_MEMBER, or TEAM_LIMIT_REACHED when that
 * member leads as many teams as one may.
 */
export async function transferTeam(
  { write }: TeamDeps,
  actor: Actor,
  teamId: number,
  newCaptainId: string,
): Promise<void> {
  await write(actor, async (tx, emit) => {
    const team = captained(await lockTeam(tx, teamId), actor.userId);
    await makeCaptain(tx, emit, team, newCaptainId);
  });
}

/** Makes a member the captain; lock the team first. Returns their name. Throws NOT_MEMBER or TEAM_LIMIT_REACHED. */
export async function makeCaptain(
  tx: Tx,
  emit: Emit,
  team: LockedTeam,
  userId: string,
): Promise<string> {
  if (!(await isMember(tx, team.id, userId))) throw new AppError('NOT_MEMBER');
  if (userId === team.captainId) return findUserName(tx, userId);
  const captain = await lockLeader(tx, userId);
  await updateCaptain(tx, team.id, userId);
  emit({ topic: 'team', gameId: null, body: { teamId: team.id } });
  emit.log({ code: 'TEAM_TRANSFERRED', values: { team: team.name, captain } });
  return captain;
}

/** Waits for others who give the user a team to lead; returns their name. Throws TEAM_LIMIT_REACHED. */
export async function lockLeader(tx: Tx, userId: string): Promise<string> {
  const userName = await lockUser(tx, userId);
  if ((await countCaptained(tx, userId)) >= CAPTAIN_LIMIT) throw new AppError('TEAM_LIMIT_REACHED');
  return userName ?? '';
}

/** Shows an uploaded picture as the team's; throws NOT_CAPTAIN, or like `Pictures.replace`. */
export async function setAvatar(
  { pictures }: { pictures: Pictures },
  actor: Actor,
  teamId: number,
  picture: ReadPicture,
): Promise<string> {
  const { avatar } = await pictures.replace(actor, picture, ['avatar'], async (tx, emit, made) => {
    const team = captained(await lockTeam(tx, teamId), actor.userId);
    await updateAvatar(tx, teamId, made.avatar);
    emit({ topic: 'team', gameId: null, body: { teamId } });
    return [team.avatarHash];
  });
  return avatar;
}

/** Takes the team's picture away; throws NOT_CAPTAIN. */
export async function removeAvatar(
  { pictures }: { pictures: Pictures },
  actor: Actor,
  teamId: number,
): Promise<void> {
  await pictures.remove(actor, async (tx, emit) => {
    const team = captained(await lockTeam(tx, teamId), actor.userId);
    if (team.avatarHash === null) return [];
    await updateAvatar(tx, teamId, null);
    emit({ topic: 'team', gameId: null, body: { teamId } });
    return [team.avatarHash];
  });
}

/** Throws SIGNATURE_INVALID unless the key has signed the token. */
export function checkTeamToken(check: { teamToken: string; publicKey: string }): void {
  if (!isTeamTokenGenuine(check.publicKey, check.teamToken))
    throw new AppError('SIGNATURE_INVALID');
}
