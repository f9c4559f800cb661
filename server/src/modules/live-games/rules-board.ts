import {
  type BloodBonus,
  bloodType,
  challengeValue,
  decodeBloodBonus,
  inListOrder,
  laterScoringTime,
  NORMAL_SOLVE,
  pointsByType,
  type SolveEffects,
  solveEffects,
  type SolveTypeIndex,
} from '@halyard/sdk/rules';
import type { BoardChallenge, BoardDivision, BoardGame } from './rules-board-input.ts';
import type { BoardInput, BoardSolve, BoardTeam } from './rules-board-input.ts';

/** Never changes: one whose type changes is replaced. */
export type SolveState = {
  readonly fact: BoardSolve;
  readonly team: BoardTeam;
  readonly effects: SolveEffects;
  readonly type: SolveTypeIndex;
};

export type ChallengeState = {
  readonly fact: BoardChallenge;
  /** By time, then submission: the order of commit, which decides bloods. Replaced, never changed. */
  solves: readonly SolveState[];
  /** Solves that count towards the dynamic score. */
  counted: number;
  value: number;
  /** Points of a solve by its type, at this value. */
  points: readonly number[];
};

export type TeamState = {
  /** The team's. */
  readonly id: number;
  readonly fact: BoardTeam;
  readonly division: BoardDivision | null;
  /** By time, then submission. Replaced, never changed. */
  solves: readonly SolveState[];
  score: number;
  /** Time of the last solve that is worth points at the current values; null if there is none. */
  lastTime: number | null;
};

/**
 * The scores of one game, kept up to date solve by solve.
 *
 * Teams and challenges both list their solves in the order of commit. What a solve may do (score,
 * lower the value, take blood) depends on itself, its challenge and its division only, so it is
 * settled once, when the solve is added. What depends on other solves (types, value, points) is
 * derived again for the one challenge concerned, and each solver's total moves by the difference.
 * Hence a solve costs the number of solvers of its challenge, and the board is a function of the
 * *set* of solves: in whatever order, and however often, they arrive, it is the same.
 *
 * Solves and their lists never change but are replaced, so that `copyBoard` copies none of them.
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

export function createBoard(input: BoardInput): Board {
  const divisions = input.divisions.toSorted((a, b) => a.id - b.id);
  const divisionById = new Map(divisions.map((division) => [division.id, division]));
  const bonus = decodeBloodBonus(input.game.bloodBonus);
  const board = {
    game: input.game,
    bonus,
    divisions,
    ...withIndexes(
      inListOrder(input.challenges).map((fact): ChallengeState => ({
        fact,
        solves: [],
        counted: 0,
        value: fact.original,
        points: pointsByType(fact.original, bonus),
      })),
      input.teams.map((fact): TeamState => {
        const division = divisionById.get(fact.divisionId ?? 0) ?? null;
        return { id: fact.teamId, fact, division, solves: [], score: 0, lastTime: null };
      }),
    ),
  };
  addAll(board, input.solves);
  return board;
}

/** A board as it is now, which later solves do not change. */
export function copyBoard({ game, bonus, divisions, challenges, teams }: Board): Board {
  const copies = withIndexes(
    challenges.map((challenge) => ({ ...challenge })),
    teams.map((team) => ({ ...team })),
  );
  return { game, bonus, divisions, ...copies };
}

function withIndexes(challenges: readonly ChallengeState[], teams: readonly TeamState[]) {
  return {
    challenges,
    teams,
    challengeById: new Map(challenges.map((challenge) => [challenge.fact.id, challenge])),
    teamByParticipation: new Map(teams.map((team) => [team.fact.participationId, team])),
  };
}

/** Adds the solves of a new board: like `addSolve` for each, at a hundredth of the cost. */
function addAll(board: Board, facts: readonly BoardSolve[]): void {
  const ofTeams = new Map(board.teams.map((team) => [team, new Map<number, SolveState>()]));
  const ofChallenges = new Map(board.challenges.map((each) => [each, new Array<SolveState>()]));
  for (const fact of facts) {
    const place = placeOf(board, fact);
    if (!place || ofTeams.get(place.team)?.has(fact.challengeId)) continue;
    const solve = newSolve(board, place, fact);
    ofTeams.get(place.team)?.set(fact.challengeId, solve);
    ofChallenges.get(place.challenge)?.push(solve);
  }
  for (const [challenge, solves] of ofChallenges) {
    challenge.solves = withTypes(solves.toSorted(compareSolves));
    for (const solve of challenge.solves) {
      const team = board.teamByParticipation.get(solve.fact.participationId);
      if (team) ofTeams.get(team)?.set(challenge.fact.id, solve);
    }
    settle(board, challenge);
  }
  for (const [team, solves] of ofTeams) {
    team.solves = [...solves.values()].toSorted(compareSolves);
    team.lastTime = lastTimeOf(board, team);
  }
}

/**
 * Adds one solve. Returns false, and changes nothing, when the solve is already there or belongs
 * to a team or challenge that is not on the board.
 */
export function addSolve(board: Board, fact: BoardSolve): boolean {
  const place = placeOf(board, fact);
  if (!place) return false;
  const { challenge, team } = place;
  if (team.solves.some((known) => known.fact.challengeId === fact.challengeId)) return false;
  addPoints(board, challenge, -1);
  const solve = newSolve(board, place, fact);
  team.solves = inserted(team.solves, solve);
  const untyped = inserted(challenge.solves, solve);
  challenge.solves = withTypes(untyped);
  challenge.solves.forEach((typed, index) => {
    const before = untyped[index];
    const owner = board.teamByParticipation.get(typed.fact.participationId);
    if (typed === before || !owner) return;
    owner.solves = owner.solves.map((each) => (each === before ? typed : each));
  });
  const wasWorth = challenge.value;
  settle(board, challenge);
  const isWorthless = challenge.value === 0;
  const changed = isWorthless === (wasWorth === 0) ? [solve] : challenge.solves;
  for (const {
    fact: { participationId },
  } of changed) {
    const owner = board.teamByParticipation.get(participationId);
    if (owner) owner.lastTime = lastTimeOf(board, owner);
  }
  return true;
}

type Place = { challenge: ChallengeState; team: TeamState };

function placeOf(board: Board, fact: BoardSolve): Place | null {
  const team = board.teamByParticipation.get(fact.participationId);
  const challenge = board.challengeById.get(fact.challengeId);
  return team && challenge ? { team, challenge } : null;
}

function newSolve({ game }: Board, { challenge, team }: Place, fact: BoardSolve): SolveState {
  const effects = solveEffects(game, challenge.fact, team.division, fact.solvedAt);
  return { fact, team: team.fact, effects, type: NORMAL_SOLVE };
}

/** Solves nearly always come last; only two that race can arrive the other way round. */
function inserted(solves: readonly SolveState[], solve: SolveState): SolveState[] {
  const index = solves.findLastIndex((each) => compareSolves(each, solve) < 0) + 1;
  return solves.toSpliced(index, 0, solve);
}

/** The order in which solves count. */
export function compareSolves(a: SolveState, b: SolveState): number {
  return a.fact.solvedAt - b.fact.solvedAt || a.fact.submissionId - b.fact.submissionId;
}

/** Solves of one challenge with their types; those whose type is another are replaced. */
function withTypes(solves: readonly SolveState[]): readonly SolveState[] {
  let bloods = 0;
  return solves.map((solve) => {
    const type = solve.effects.takesBlood ? bloodType(bloods++) : NORMAL_SOLVE;
    return type === solve.type ? solve : { ...solve, type };
  });
}

/** Derives what follows from a challenge's solves, whose points are not in the totals. */
function settle(board: Board, challenge: ChallengeState): void {
  challenge.counted = challenge.solves.filter(({ effects }) => effects.lowersValue).length;
  challenge.value = challengeValue(challenge.fact, challenge.counted);
  challenge.points = pointsByType(challenge.value, board.bonus);
  addPoints(board, challenge, 1);
}

function lastTimeOf(board: Board, { solves }: TeamState): number | null {
  return solves.reduce<number | null>(
    (lastTime, solve) =>
      laterScoringTime(lastTime, { time: solve.fact.solvedAt, points: pointsOf(board, solve) }),
    null,
  );
}

/** Adds the points of a challenge's solves to the totals of their teams, or takes them away. */
function addPoints(board: Board, challenge: ChallengeState, sign: 1 | -1): void {
  for (const solve of challenge.solves) {
    const team = board.teamByParticipation.get(solve.fact.participationId);
    if (team) team.score += sign * pointsAt(challenge, solve);
  }
}

function pointsAt({ points }: ChallengeState, { effects, type }: SolveState): number {
  return effects.scores ? (points[type] ?? 0) : 0;
}

/** What a solve earns on a board. */
export function pointsOf({ challengeById }: Board, solve: SolveState): number {
  const challenge = challengeById.get(solve.fact.challengeId);
  return challenge ? pointsAt(challenge, solve) : 0;
}

/** The solves that hold the blood places of a challenge, first blood first; 0 to 3 of them. */
export function bloodsOf(challenge: Pick<ChallengeState, 'solves'>): SolveState[] {
  return challenge.solves.filter((solve) => solve.type !== NORMAL_SOLVE);
}
