import { timingSafeEqual } from 'node:crypto';
import type { Actor } from '../../domain/actor.ts';
import { AppError, fieldError, orNotFound } from '../../domain/app-error.ts';
import { isReservedName } from '../../domain/look-alike.ts';
import { isReordering } from '../../domain/text.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { Write } from '../../platform/write.ts';
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
  lockUser,
  type MemberRow,
  type TeamRow,
  updateInviteToken,
} from './repository.ts';
import {
  formatInviteCode,
  isTeamNameAllowed,
  newInviteToken,
  parseInviteCode,
  teamBio,
} from './rules.ts';

/** Most teams that one user may be captain of. */
export const CAPTAIN_LIMIT = 3;

export interface TeamDeps {
  db: Db;
  clock: Clock;
  write: Write;
}

export interface TeamWithMembers extends TeamRow {
  members: MemberRow[];
}

export async function listTeams(
  { db, clock }: TeamDeps,
  userId: string,
): Promise<TeamWithMembers[]> {
  return withMembers(db, await findTeamsOf(db, userId, new Date(clock())));
}

/** As a viewer sees it; null for somebody who is not signed in. Throws TEAM_NOT_FOUND. */
export async function getTeam(
  { db, clock }: TeamDeps,
  teamId: number,
  viewerId: string | null,
): Promise<TeamWithMembers> {
  const team = await findTeam(db, teamId, new Date(clock()));
  const [found] = await withMembers(db, team ? [team] : [], { withBios: viewerId !== null });
  return orNotFound(found, 'TEAM_NOT_FOUND');
}

/** Adds the members; those who are not signed in do not read what members say about themselves. */
export async function withMembers<Row extends TeamRow>(
  db: Db,
  teams: readonly Row[],
  { withBios = true } = {},
): Promise<(Row & { members: MemberRow[] })[]> {
  const members = await findMembers(
    db,
    teams.map(({ id }) => id),
    withBios,
  );
  const byTeam = Map.groupBy(members, ({ teamId }) => teamId);
  return teams.map((team) => ({ ...team, members: byTeam.get(team.id) ?? [] }));
}

/** Creates a team with its captain as the only member; returns its id. Throws TEAM_LIMIT_REACHED. */
export async function createTeam(
  deps: TeamDeps,
  actor: Actor,
  { name, bio }: { name: string; bio: string | null },
): Promise<number> {
  checkTexts({ name, bio });
  checkNotReserved(name);
  const { userId } = actor;
  const team = { name, bio: teamBio(bio), captainId: userId, token: newInviteToken() };
  return deps.write(actor, async (tx, emit) => {
    await lockUser(tx, userId);
    if ((await countCaptained(tx, userId)) >= CAPTAIN_LIMIT) {
      throw new AppError('TEAM_LIMIT_REACHED');
    }
    const id = await insertTeam(tx, team);
    await insertMember(tx, id, userId);
    emit({ topic: 'team', gameId: null, body: { teamId: id } });
    emit.log({ code: 'TEAM_CREATED', values: { team: name } });
    return id;
  });
}

/** Lengths are the schema's. */
export function checkTexts({ name, bio }: { name: string; bio: string | null }): void {
  if (!isTeamNameAllowed(name)) throw fieldError('VALIDATION_FAILED', 'name', 'WRONG_FORMAT');
  if (bio !== null && isReordering(bio))
    throw fieldError('VALIDATION_FAILED', 'bio', 'WRONG_FORMAT');
}

/** Players name no team as if those who run the site spoke. */
export function checkNotReserved(name: string): void {
  if (isReservedName(name)) throw fieldError('VALIDATION_FAILED', 'name', 'NOT_ALLOWED');
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

export function captained<Team extends { captainId: string | null }>(
  team: Team | undefined,
  userId: string,
): Team {
  if (!team) throw new AppError('TEAM_NOT_FOUND');
  if (team.captainId !== userId) throw new AppError('NOT_CAPTAIN');
  return team;
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
