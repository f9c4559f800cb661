import {
  type BloodBonus,
  bloodType,
  challengeValue,
  decodeBloodBonus,
  inListOrder,
  NORMAL_SOLVE,
  pointsByType,
  type SolveEffects,
  solveEffects,
  type SolveTypeIndex,
} from '@halyard/sdk/rules';
import type { BoardChallenge, BoardDivision, BoardGame } from './board-input.ts';
import type { BoardInput, BoardSolve, BoardTeam } from './board-input.ts';

export type SolveState = {
  readonly team: TeamState;
  readonly challenge: ChallengeState;
  readonly fact: BoardSolve;
  readonly effects: SolveEffects;
  type: SolveTypeIndex;
  points: number;
};

export type ChallengeState = {
  readonly fact: BoardChallenge;
  /** By time, then submission: the order of commit, which decides bloods. */
  readonly solves: SolveState[];
  /** Solves that count towards the dynamic score. */
  counted: number;
  value: number;
};

export type TeamState = {
  readonly fact: BoardTeam;
  readonly division: BoardDivision | null;
  /** By time, then submission. */
  readonly solves: SolveState[];
  score: number;
  lastScoredAt: number;
};

/**
 * The scores of one game, kept up to date solve by solve.
 *
 * A graph of three kinds of node: each solve hangs on its team and on its challenge, both of which
 * list their solves in the order of commit. What a solve may do (score, lower the value, take
 * blood) depends on itself, its challenge and its division only, so it is settled once, when the
 * solve is placed. What depends on other solves (types, value, points) is derived again for the
 * one challenge concerned, and each solver's total moves by the difference. Hence a solve costs
 * the number of solvers of its challenge, and the board is a function of the *set* of solves: in
 * whatever order, and however often, they arrive, it is the same.
 *
 * Ranks are not kept. `standings` sorts the teams when a board is published, which is far rarer
 * than a solve during the rush at the start of a game.
 *
 * A change of anything else (team accepted, challenge edited) means a new board.
 */
export type Board = {
  readonly game: BoardGame;
  readonly bonus: BloodBonus;
  readonly divisions: readonly BoardDivision[];
  /** In the order they are listed in. */
  readonly challenges: readonly ChallengeState[];
  readonly teams: readonly TeamState[];
  readonly challengeById: ReadonlyMap<number, ChallengeState>;
  readonly teamByParticipation: ReadonlyMap<number, TeamState>;
};

/** The contract's "never": the first moment of year 1. Earlier than any solve. */
export const NEVER = -62_135_596_800_000;

export function createBoard(input: BoardInput): Board {
  const divisions = input.divisions.toSorted((a, b) => a.id - b.id);
  const divisionById = new Map(divisions.map((division) => [division.id, division]));
  const challenges = inListOrder(input.challenges).map((fact): ChallengeState => ({
    fact,
    solves: [],
    counted: 0,
    value: fact.original,
  }));
  const teams = input.teams.map((fact): TeamState => {
    const division = divisionById.get(fact.divisionId ?? 0) ?? null;
    return { fact, division, solves: [], score: 0, lastScoredAt: NEVER };
  });
  const board: Board = {
    game: input.game,
    bonus: decodeBloodBonus(input.game.bloodBonus),
    divisions,
    challenges,
    teams,
    challengeById: new Map(challenges.map((challenge) => [challenge.fact.id, challenge])),
    teamByParticipation: new Map(teams.map((team) => [team.fact.participationId, team])),
  };
  for (const solve of input.solves) place(board, solve);
  for (const challenge of challenges) settle(challenge, board.bonus);
  return board;
}

/**
 * Adds one solve. Returns false, and changes nothing, when the solve is already there or belongs
 * to a team or challenge that is not on the board.
 */
export function addSolve(board: Board, solve: BoardSolve): boolean {
  const challenge = place(board, solve);
  if (challenge === null) return false;
  settle(challenge, board.bonus);
  return true;
}

function place(board: Board, fact: BoardSolve): ChallengeState | null {
  const team = board.teamByParticipation.get(fact.participationId);
  const challenge = board.challengeById.get(fact.challengeId);
  if (team === undefined || challenge === undefined) return null;
  if (team.solves.some((known) => known.challenge === challenge)) return null;

  const solve: SolveState = {
    team,
    challenge,
    fact,
    effects: solveEffects(board.game, challenge.fact, team.division, fact.solvedAt),
    type: NORMAL_SOLVE,
    points: 0,
  };
  insertInOrder(team.solves, solve);
  insertInOrder(challenge.solves, solve);
  if (solve.effects.lowersValue) challenge.counted++;
  if (solve.effects.scores) team.lastScoredAt = Math.max(team.lastScoredAt, fact.solvedAt);
  return challenge;
}

/** Solves nearly always come last; only two that race can arrive the other way round. */
function insertInOrder(solves: SolveState[], solve: SolveState): void {
  let index = solves.length;
  while (index > 0 && isAfter(solves[index - 1], solve)) index--;
  // A board of 100,000 solves is made twice as fast without splicing at the end.
  if (index === solves.length) solves.push(solve);
  else solves.splice(index, 0, solve);
}

function isAfter(a: SolveState | undefined, b: SolveState): boolean {
  if (a === undefined) return false;
  const difference = a.fact.solvedAt - b.fact.solvedAt;
  return (difference || a.fact.submissionId - b.fact.submissionId) > 0;
}

function settle(challenge: ChallengeState, bonus: BloodBonus): void {
  challenge.value = challengeValue(challenge.fact, challenge.counted);
  const points = pointsByType(challenge.value, bonus);
  let bloods = 0;
  for (const solve of challenge.solves) {
    solve.type = solve.effects.takesBlood ? bloodType(bloods++) : NORMAL_SOLVE;
    const earned = solve.effects.scores ? (points[solve.type] ?? 0) : 0;
    solve.team.score += earned - solve.points;
    solve.points = earned;
  }
}

/** The solves that hold the blood places of a challenge, first blood first; 0 to 3 of them. */
export function bloodsOf(challenge: ChallengeState): SolveState[] {
  return challenge.solves.filter((solve) => solve.type !== NORMAL_SOLVE);
}
