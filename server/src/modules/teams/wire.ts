import type { schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';
import { avatarUrl } from '../files/public.ts';
import type { ListedTeam } from './service-admin.ts';
import type { HistoryGame } from './service-history.ts';
import type { TeamWithMembers } from './service.ts';

type Team = z.input<typeof schemas.GetTeamResponse>;
type AdminTeam = z.input<typeof schemas.GetAdminTeamResponse>['team'];
type Game = z.input<typeof schemas.GetTeamHistoryResponse>['games'][number];

/** A team as everybody sees it; what locks it is for its members and staff. */
export function toWire(team: TeamWithMembers): Team {
  return {
    id: team.id,
    name: team.name,
    bio: team.bio,
    avatar: avatarUrl(team.avatarHash),
    locked: team.lockedByStaff || team.lockGame !== null,
    createdAt: team.createdAt.getTime(),
    lock: null,
    members: team.members.map((member) => ({
      id: member.userId,
      userName: member.userName,
      bio: member.bio,
      avatar: avatarUrl(member.avatarHash),
      captain: member.userId === team.captainId,
    })),
  };
}

/** A team as its members and staff see it. */
export function toInsideWire(team: TeamWithMembers): Team {
  return { ...toWire(team), lock: lockOf(team) };
}

function lockOf({ lockedByStaff, lockGame }: TeamWithMembers): Team['lock'] {
  if (lockedByStaff) return { by: 'Staff', game: null };
  return lockGame && { by: 'Game', game: lockGame };
}

export function toStaffWire(team: ListedTeam): AdminTeam {
  const { closed, games, now, rank } = team;
  return {
    ...toInsideWire(team),
    closed,
    games,
    now: now && { id: now.id, title: now.title, status: now.status, running: now.running, rank },
  };
}

export function toGameWire(game: HistoryGame): Game {
  const { id, title, startsAt, endsAt, status, registered, rank, teams, points } = game;
  const times = { start: startsAt.getTime(), end: endsAt.getTime() };
  return { id, title, ...times, status, registered, rank, teams, points };
}
