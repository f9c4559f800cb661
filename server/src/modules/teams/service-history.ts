import { hasStarted } from '@halyard/sdk/rules';
import { AppError } from '../../domain/app-error.ts';
import { type Audience, type LiveGames, pointsOf } from '../live-games/public.ts';
import type { PublishedBoards } from '../scoreboard/public.ts';
import { isMember } from '../participations/public.ts';
import { findTeam } from './repository.ts';
import {
  findGamesOfTeam,
  findMemberDates,
  findSolvers,
  type HistoryGameRow,
} from './repository-history.ts';
import type { TeamDeps } from './service.ts';

export interface HistoryDeps extends TeamDeps {
  liveGames: LiveGames;
  published: PublishedBoards;
}

interface Result {
  rank: number | null;
  teams: number;
  points: number | null;
  /** The points of each solved challenge. */
  pointsByChallenge: ReadonlyMap<number, number>;
}

export interface HistoryGame extends HistoryGameRow, Result {}

const NO_RESULT: Result = { rank: null, teams: 0, points: null, pointsByChallenge: new Map() };

/** What a team has done, for a member; throws TEAM_NOT_FOUND or NOT_MEMBER. */
export async function getHistory(deps: HistoryDeps, userId: string, teamId: number) {
  const team = await findTeam(deps.db, teamId, new Date(deps.clock()));
  if (!team) throw new AppError('TEAM_NOT_FOUND');
  if (!(await isMember(deps.db, teamId, userId))) throw new AppError('NOT_MEMBER');
  const games = await findGames(deps, teamId, 'players');
  const earned = await sumByUser(deps, games);
  const members = await findMemberDates(deps.db, teamId);
  return {
    createdAt: team.createdAt,
    games,
    members: members.map(({ id, joinedAt }) => ({ id, joinedAt, points: earned.get(id) ?? 0 })),
  };
}

/** The games of a team with what their scoreboards say about it. */
export async function findGames(
  deps: HistoryDeps,
  teamId: number,
  audience: Audience,
): Promise<HistoryGame[]> {
  const found: HistoryGame[] = [];
  // One after the other: a game that is not in memory is loaded for it.
  for (const row of await findGamesOfTeam(deps.db, teamId)) {
    found.push({ ...row, ...(await resultOf(deps, row, audience)) });
  }
  return found;
}

async function resultOf(
  { clock, liveGames, published }: HistoryDeps,
  { id, participationId, startsAt }: HistoryGameRow,
  audience: Audience,
): Promise<Result> {
  if (!hasStarted({ start: startsAt.getTime() }, clock())) return NO_RESULT;
  const live = await liveGames.get(id);
  if (!live) return NO_RESULT;
  const { board, byParticipation } = await published.ranks(live.boardFor(audience));
  const standing = byParticipation.get(participationId);
  const teams = byParticipation.size;
  if (!standing) return { ...NO_RESULT, teams };
  const { team, rank } = standing;
  return {
    rank: rank === 0 ? null : rank,
    teams,
    points: team.score,
    pointsByChallenge: new Map(
      team.solves.map((solve) => [solve.fact.challengeId, pointsOf(board, solve)]),
    ),
  };
}

async function sumByUser(
  { db }: HistoryDeps,
  games: readonly HistoryGame[],
): Promise<ReadonlyMap<string, number>> {
  const byParticipation = new Map(games.map((game) => [game.participationId, game]));
  const sums = new Map<string, number>();
  for (const { participationId, challengeId, userId } of await findSolvers(db, [
    ...byParticipation.keys(),
  ])) {
    if (userId === null) continue;
    const points = byParticipation.get(participationId)?.pointsByChallenge.get(challengeId) ?? 0;
    sums.set(userId, (sums.get(userId) ?? 0) + points);
  }
  return sums;
}
