import { timingSafeEqual } from 'node:crypto';
import type { Actor } from '../../domain/actor.ts';
import { AppError, fieldError, orNotFound } from '../../domain/app-error.ts';
import { isReordering } from '../../domain/text.ts';
import type { Db } from '../../platform/database.ts';
import type { Write } from '../../platform/write.ts';
import type { Pictures, ReadPicture } from '../files/public.ts';
import {
  countCaptained,
  findInvite,
  findInviteForJoin,
  findMembers,
  findTeam,
  findTeamsOf,
  insertMember,
  insertTeam,
  lockInvite,
  lockTeam,
  lockUser,
  type MemberRow,
  type TeamRow,
  updateAvatar,
  updateInviteToken,
} from './repository.ts';
import { formatInviteCode, isTeamNameAllowed, newInviteToken, parseInviteCode } from './rules.ts';

/** Most teams that one user may be captain of. */
export const CAPTAIN_LIMIT = 3;

export interface TeamDeps {
  db: Db;
  write: Write;
  pictures: Pictures;
}

export interface TeamWithMembers extends TeamRow {
  members: MemberRow[];
}

export async function listTeams({ db }: TeamDeps, userId: string): Promise<TeamWithMembers[]> {
  return withMembers(db, await findTeamsOf(db, userId));
}

/** Throws TEAM_NOT_FOUND. */
export async function getTeam({ db }: TeamDeps, teamId: number): Promise<TeamWithMembers> {
  const team = await findTeam(db, teamId);
  const [found] = await withMembers(db, team ? [team] : []);
  return orNotFound(found, 'TEAM_NOT_FOUND');
}

async function withMembers(db: Db, teams: TeamRow[]): Promise<TeamWithMembers[]> {
  const members = await findMembers(
    db,
    teams.map(({ id }) => id),
  );
  const byTeam = Map.groupBy(members, ({ teamId }) => teamId);
  return teams.map((team) => ({ ...team, members: byTeam.get(team.id) ?? [] }));
}

/** Creates a team with its captain as the only member; throws TEAM_LIMIT_REACHED. */
export async function createTeam(
  deps: TeamDeps,
  actor: Actor,
  input: { name: string; bio: string | null },
): Promise<TeamWithMembers> {
  checkTexts(input);
  const { userId } = actor;
  const teamId = await deps.write(actor, async (tx, emit) => {
    await lockUser(tx, userId);
    if ((await countCaptained(tx, userId)) >= CAPTAIN_LIMIT) {
      throw new AppError('TEAM_LIMIT_REACHED');
    }
    const id = await insertTeam(tx, { ...input, captainId: userId, token: newInviteToken() });
    await insertMember(tx, id, userId);
    emit({ topic: 'team', gameId: null, body: { teamId: id } });
    emit.log({ code: 'TEAM_CREATED', values: { team: input.name } });
    return id;
  });
  return getTeam(deps, teamId);
}

/** Lengths are the schema's. */
function checkTexts({ name, bio }: { name: string; bio: string | null }): void {
  if (!isTeamNameAllowed(name)) throw fieldError('VALIDATION_FAILED', 'name', 'WRONG_FORMAT');
  if (bio !== null && isReordering(bio))
    throw fieldError('VALIDATION_FAILED', 'bio', 'WRONG_FORMAT');
}

/** The invite code, for the captain only; throws TEAM_NOT_FOUND or NOT_CAPTAIN. */
export async function getInviteCode(
  { db }: TeamDeps,
  userId: string,
  teamId: number,
): Promise<string> {
  return formatInviteCode(captained(await findInvite(db, teamId), userId));
}

/** Replaces the invite code, so that the old one no longer works; throws like `getInviteCode`. */
export async function rotateInviteCode(
  { write }: TeamDeps,
  actor: Actor,
  teamId: number,
): Promise<string> {
  return write(actor, async (tx) => {
    const team = captained(await lockInvite(tx, teamId), actor.userId);
    const token = newInviteToken();
    await updateInviteToken(tx, teamId, token);
    return formatInviteCode({ ...team, token });
  });
}

function captained<Team extends { captainId: string }>(
  team: Team | undefined,
  userId: string,
): Team {
  if (!team) throw new AppError('TEAM_NOT_FOUND');
  if (team.captainId !== userId) throw new AppError('NOT_CAPTAIN');
  return team;
}

/** Shows an uploaded picture as the team's; throws like `getInviteCode` and `Pictures.replace`. */
export async function setAvatar(
  { pictures }: TeamDeps,
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

/** Makes the user a member; throws INVITE_INVALID or ALREADY_MEMBER. */
export async function acceptInvite(deps: TeamDeps, actor: Actor, code: string): Promise<void> {
  const invite = parseInviteCode(code);
  if (!invite) throw new AppError('INVITE_INVALID');
  const { teamId, token } = invite;
  await deps.write(actor, async (tx, emit) => {
    const team = await findInviteForJoin(tx, teamId);
    if (!team || !isSameText(team.token, token)) throw new AppError('INVITE_INVALID');
    if (!(await insertMember(tx, teamId, actor.userId))) throw new AppError('ALREADY_MEMBER');
    emit({ topic: 'team', gameId: null, body: { teamId } });
    emit.log({ code: 'TEAM_JOINED', values: { team: team.name } });
  });
}

/** Takes the same time wherever two texts of one length differ. */
function isSameText(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
