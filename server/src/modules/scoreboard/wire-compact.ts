import { type Category, encodeBloodBonus, type SolveTypeIndex } from '@halyard/sdk/rules';
import {
  bloodsOf,
  type Board,
  type ChallengeState,
  pointsOf,
  type SolveState,
} from '../live-games/public.ts';
import { type Standing, standings } from './rules-rank.ts';

/** `[challenge id, whole seconds since the start of the game, type, points]` */
export type CompactSolve = [
  challengeId: number,
  seconds: number,
  type: SolveTypeIndex,
  points: number,
];

export type CompactBoard = {
  version: number;
  updateTimeUtc: number;
  start: number;
  end: number;
  bloodBonus: number;
  challengeCount: number;
  challenges: {
    id: number;
    title: string;
    category: Category;
    score: number;
    originalScore: number;
    solved: number;
    /** Ids of the teams that hold first, second and third blood. */
    bloods: number[];
    deadline: number | null;
  }[];
  divisions: { id: number; name: string }[];
  /** Best first. */
  teams: {
    id: number;
    name: string;
    divisionId: number | null;
    score: number;
    rank: number;
    divisionRank: number | null;
    lastTime: number | null;
    solves: CompactSolve[];
  }[];
};

/** The board in the short form of our own app: numbers for names, nothing said twice. */
export function toCompactBoard(board: Board, version: number, now: number): CompactBoard {
  const teams = standings(board).map((standing) => compactTeam(board, standing));
  return { ...compactHead(board, version, now), teams };
}

/** All but the teams. */
export function compactHead(
  board: Board,
  version: number,
  now: number,
): Omit<CompactBoard, 'teams'> {
  return {
    version,
    updateTimeUtc: now,
    start: board.game.start,
    end: board.game.end,
    bloodBonus: encodeBloodBonus(board.bonus),
    challengeCount: board.challenges.length,
    challenges: board.challenges.map(compactChallenge),
    divisions: board.divisions.map(({ id, name }) => ({ id, name })),
  };
}

export function compactChallenge(challenge: ChallengeState): CompactBoard['challenges'][number] {
  return {
    id: challenge.fact.id,
    title: challenge.fact.title,
    category: challenge.fact.category,
    score: challenge.value,
    originalScore: challenge.fact.original,
    solved: challenge.counted,
    bloods: bloodsOf(challenge).map(({ team }) => team.teamId),
    deadline: challenge.fact.deadline,
  };
}

/** A team's row. */
export function compactTeam(
  board: Board,
  { team, rank, divisionRank }: Standing,
): CompactBoard['teams'][number] {
  return {
    id: team.id,
    name: team.fact.name,
    divisionId: team.division?.id ?? null,
    score: team.score,
    rank,
    divisionRank,
    lastTime: team.lastTime,
    solves: team.solves.map((solve) => compactSolve(board, solve)),
  };
}

function compactSolve(board: Board, solve: SolveState): CompactSolve {
  const { challengeId, solvedAt } = solve.fact;
  const seconds = Math.floor((solvedAt - board.game.start) / 1000);
  return [challengeId, seconds, solve.type, pointsOf(board, solve)];
}
