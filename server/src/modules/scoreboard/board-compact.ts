import { type Category, encodeBloodBonus, type SolveTypeIndex } from '@halyard/sdk/rules';
import { bloodsOf, type Board, NEVER, type SolveState } from '../live-games/public.ts';
import { standings } from './rank.ts';

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
  return {
    version,
    updateTimeUtc: now,
    start: board.game.start,
    end: board.game.end,
    bloodBonus: encodeBloodBonus(board.bonus),
    challengeCount: board.challenges.length,
    challenges: board.challenges.map((challenge) => ({
      id: challenge.fact.id,
      title: challenge.fact.title,
      category: challenge.fact.category,
      score: challenge.value,
      originalScore: challenge.fact.original,
      solved: challenge.counted,
      bloods: bloodsOf(challenge).map(({ team }) => team.fact.teamId),
      deadline: challenge.fact.deadline,
    })),
    divisions: board.divisions.map(({ id, name }) => ({ id, name })),
    teams: standings(board).map(({ team, rank, divisionRank }) => ({
      id: team.fact.teamId,
      name: team.fact.name,
      divisionId: team.division?.id ?? null,
      score: team.score,
      rank,
      divisionRank,
      lastTime: team.lastScoredAt === NEVER ? null : team.lastScoredAt,
      solves: team.solves.map((solve) => compactSolve(solve, board.game.start)),
    })),
  };
}

function compactSolve(solve: SolveState, start: number): CompactSolve {
  const seconds = Math.floor((solve.fact.solvedAt - start) / 1000);
  return [solve.challenge.fact.id, seconds, solve.type, solve.points];
}
