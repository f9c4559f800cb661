import type { Actor } from '../../domain/actor.ts';
import { AppError, orNotFound } from '../../domain/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { type ContentDeps, dropContents } from '../files/public.ts';
import { hasPlayed, type LockedTeam, lockTeam } from '../participations/public.ts';
import {
  countTeams,
  findListedTeam,
  isPlaying,
  listAllTeams,
  type ListedTeamRow,
  type TeamListQuery,
} from './repository-list.ts';
import { findTeam, lockTeamForDeletion, updateLock } from './repository.ts';
import { findMemberDates, findNeighbours } from './repository-history.ts';
import { teamBio } from './rules.ts';
import { changeTexts } from './service-change.ts';
import { findGames, type HistoryDeps } from './service-history.ts';
import { disband } from './service-leave.ts';
import { type TeamDeps, type TeamWithMembers, withMembers } from './service.ts';

/** What deleting a team would do. */
type TeamDeletion = 'Erases' | 'Closes' | 'Refused';

export interface ListedTeam extends ListedTeamRow, TeamWithMembers {
  rank: number | null;
}

export async function listForStaff(deps: HistoryDeps, query: TeamListQuery) {
  const now = new Date(deps.clock());
  const { rows, total } = await listAllTeams(deps.db, query, now);
  return { rows: await withRanks(deps, await withMembers(deps.db, rows)), total };
}

export async function countForStaff({ db, clock }: TeamDeps, query: TeamListQuery) {
  return countTeams(db, query, new Date(clock()));
}

/** Throws TEAM_NOT_FOUND. */
export async function getForStaff(deps: HistoryDeps, teamId: number) {
  const { db, clock } = deps;
  const now = new Date(clock());
  const row = orNotFound(await findListedTeam(db, teamId, now), 'TEAM_NOT_FOUND');
  const [team] = await withRanks(deps, await withMembers(db, [row]));
  return {
    team: orNotFound(team, 'TEAM_NOT_FOUND'),
    members: await findMemberDates(db, teamId),
    neighbours: await findNeighbours(db, teamId),
    games: await findGames(deps, teamId, 'staff'),
    deletion: await effectOfDeletion(db, teamId, now),
  };
}

async function effectOfDeletion(db: Db, teamId: number, now: Date): Promise<TeamDeletion> {
  if (await isPlaying(db, teamId, now)) return 'Refused';
  return (await hasPlayed(db, teamId, now)) ? 'Closes' : 'Erases';
}

/** With their places in the games that run, of which there are few on a page. */
async function withRanks(
  { liveGames, published }: HistoryDeps,
  rows: readonly (ListedTeamRow & TeamWithMembers)[],
): Promise<ListedTeam[]> {
  const gameIds = new Set(rows.flatMap(({ now }) => (now?.running ? [now.id] : [])));
  const ranks = new Map<number, number>();
  for (const id of gameIds) {
    const live = await liveGames.get(id);
    if (!live) continue;
    const { byParticipation } = await published.ranks(live.boardFor('staff'));
    for (const [participationId, { rank }] of byParticipation) ranks.set(participationId, rank);
  }
  return rows.map((row) => ({ ...row, rank: ranks.get(row.now?.participationId ?? 0) || null }));
}

/** What is undefined stays. Throws TEAM_NOT_FOUND or TEAM_NAME_TAKEN. */
export async function updateForStaff(
  { write, clock }: TeamDeps,
  actor: Actor,
  teamId: number,
  change: { name?: string; bio?: string; locked?: boolean },
): Promise<void> {
  const { name, bio, locked } = change;
  await write(actor, async (tx, emit, audit) => {
    const team = orNotFound(await lockTeam(tx, teamId), 'TEAM_NOT_FOUND');
    const now = new Date(clock());
    const lock = await findLock(tx, team, now);
    const before = { name: team.name, bio: team.bio, lock };
    const after = {
      name: name ?? before.name,
      bio: bio === undefined ? before.bio : teamBio(bio),
      lock: locked === undefined ? lock : locked ? 'Staff' : null,
    };
    audit({ type: 'Team', id: teamId, name: team.name }, { before, after });
    if (name !== undefined || bio !== undefined) {
      await changeTexts(tx, emit, {
        team,
        change: { name: name ?? null, bio: after.bio },
        by: { userId: actor.userId, now },
      });
    }
    if (locked === undefined) return;
    await updateLock(tx, teamId, locked);
    emit({ topic: 'team', gameId: null, body: { teamId } });
  });
}

/** What locks the team, as in its `lock.by`; null if it is open. */
async function findLock(db: Db, { id, lockedByStaff }: LockedTeam, now: Date) {
  if (lockedByStaff) return 'Staff';
  return (await findTeam(db, id, now))?.lockGame ? 'Game' : null;
}

/** Deletes or closes a team; throws TEAM_NOT_FOUND, or TEAM_LOCKED while it plays. */
export async function deleteForStaff(
  deps: TeamDeps & ContentDeps,
  actor: Actor,
  teamId: number,
): Promise<void> {
  const dropped = await deps.write(actor, async (tx, emit, audit) => {
    const team = orNotFound(await lockTeamForDeletion(tx, teamId), 'TEAM_NOT_FOUND');
    audit(
      { type: 'Team', id: teamId, name: team.name },
      { before: { name: team.name, bio: team.bio } },
    );
    const now = new Date(deps.clock());
    if (await isPlaying(tx, teamId, now)) throw new AppError('TEAM_LOCKED');
    return disband(tx, emit, team, now);
  });
  await dropContents(deps, dropped);
}
