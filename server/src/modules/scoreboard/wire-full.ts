import { NEVER } from '../../domain/never.ts';
import { type Category, encodeBloodBonus, SOLVE_TYPES, type SolveType } from '@halyard/sdk/rules';
import { bloodsOf, type Board, type ChallengeState, pointsOf } from '../live-games/public.ts';
import { standings } from './rules-rank.ts';
import type { Standing } from './rules-rank.ts';
import { timelines } from './rules-timeline.ts';
import type { Timeline } from './rules-timeline.ts';

export type ScoreboardItem = {
  id: number;
  name: string;
  bio: string | null;
  avatar: string | null;
  divisionId: number | null;
  score: number;
  rank: number;
  divisionRank: number | null;
  /** The last solve that is worth points now; `NEVER` if there is none. */
  lastSubmissionTime: number;
  /** In the order they were solved, those worth nothing included. */
  solvedChallenges: {
    id: number;
    score: number;
    type: SolveType;
    userName: string | null;
    time: number;
  }[];
  solvedCount: number;
};

export type ScoreboardChallenge = {
  id: number;
  title: string;
  category: Category;
  score: number;
  /** Solves that count towards the dynamic score, which may be fewer than all. */
  solved: number;
  deadline: number | null;
  bloods: { id: number; name: string; avatar: string | null; submitTimeUtc: number }[];
  disableBloodBonus: boolean;
};

export type Scoreboard = {
  updateTimeUtc: number;
  bloodBonus: number;
  timelines: Timeline[];
  items: ScoreboardItem[];
  divisions: {
    id: number;
    name: string;
    defaultPermissions: number;
    challengeConfigs: Record<string, { challengeId: number; permissions: number }>;
  }[];
  challenges: Partial<Record<Category, ScoreboardChallenge[]>>;
  challengeCount: number;
};

/** The board in the contract's full form. Times are Unix milliseconds. */
export function toScoreboard(board: Board, now: number): Scoreboard {
  const ranked = standings(board);
  return { ...fullHead(board, ranked, now), items: ranked.map((each) => itemOf(board, each)) };
}

/** All but the rows of the teams. */
export function fullHead(
  board: Board,
  ranked: readonly Standing[],
  now: number,
): Omit<Scoreboard, 'items'> {
  return {
    updateTimeUtc: now,
    bloodBonus: encodeBloodBonus(board.bonus),
    timelines: timelines(board, ranked),
    divisions: board.divisions.map(({ id, name, defaultPermissions, challengeConfigs }) => ({
      id,
      name,
      defaultPermissions,
      challengeConfigs: Object.fromEntries(
        challengeConfigs.map(({ challengeId, permissions }) => [
          challengeId,
          { challengeId, permissions },
        ]),
      ),
    })),
    challenges: byCategory(board.challenges),
    challengeCount: board.challenges.length,
  };
}

/** A team's row. */
export function itemOf(board: Board, { team, rank, divisionRank }: Standing): ScoreboardItem {
  return {
    id: team.fact.teamId,
    name: team.fact.name,
    bio: team.fact.bio,
    avatar: team.fact.avatar,
    divisionId: team.division?.id ?? null,
    score: team.score,
    rank,
    divisionRank,
    lastSubmissionTime: team.lastTime ?? NEVER,
    solvedChallenges: team.solves.map((solve) => ({
      id: solve.fact.challengeId,
      score: pointsOf(board, solve),
      type: SOLVE_TYPES[solve.type],
      userName: solve.fact.userName,
      time: solve.fact.solvedAt,
    })),
    solvedCount: team.solves.length,
  };
}

/** Challenges as they are listed, under their categories. */
export function byCategory(challenges: readonly ChallengeState[]): Scoreboard['challenges'] {
  return Object.groupBy(challenges.map(challengeOf), ({ category }) => category);
}

function challengeOf(challenge: ChallengeState): ScoreboardChallenge {
  const { id, title, category, deadline, disableBloodBonus } = challenge.fact;
  return {
    id,
    title,
    category,
    score: challenge.value,
    solved: challenge.counted,
    deadline,
    bloods: bloodsOf(challenge).map(({ team, fact }) => ({
      id: team.teamId,
      name: team.name,
      avatar: team.avatar,
      submitTimeUtc: fact.solvedAt,
    })),
    disableBloodBonus,
  };
}
