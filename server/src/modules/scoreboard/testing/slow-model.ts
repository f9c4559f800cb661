import type { BoardInput, BoardSolve } from '../../live-games/rules-board-input.ts';

type Division = BoardInput['divisions'][number];

/**
 * A board by the words of the contract, from nothing, for each team and each solve anew. It shares no
 * code with the board of the server and is much too slow for a game.
 */
export function slowBoard(input: BoardInput, freeze: number | null) {
  const all = input.teams.map((team) => slowTeam(input, team.teamId, freeze));
  const teams = all.toSorted((a, b) => (isBetter(a, b) ? -1 : 1));
  const isRanked = ({ divisionId }: SlowTeam) => has(divisionOf(input, divisionId), 2);
  return {
    challenges: input.challenges.map(({ id }) => slowChallenge(input, id, freeze)),
    teams: teams.map((team, index) => {
      const better = teams.slice(0, index);
      const rivals = better.filter(({ divisionId }) => divisionId === team.divisionId);
      return {
        ...team,
        rank: isRanked(team) ? better.filter(isRanked).length + 1 : 0,
        divisionRank: team.divisionId === null ? null : rivals.length + 1,
      };
    }),
  };
}

type SlowTeam = ReturnType<typeof slowTeam>;

function isBetter(a: SlowTeam, b: SlowTeam): boolean {
  if (a.score !== b.score) return a.score > b.score;
  if (a.lastTime !== b.lastTime) return (a.lastTime ?? 0) < (b.lastTime ?? 0);
  return a.id < b.id;
}

function slowTeam(input: BoardInput, id: number, freeze: number | null) {
  const own = visibleSolves(input, freeze).filter((solve) => teamOf(input, solve)?.teamId === id);
  const scoring = own.filter((solve) => pointsOf(input, solve, freeze) > 0);
  const solves = own.map((solve) => [
    solve.challengeId,
    Math.floor((solve.solvedAt - input.game.start) / 1000),
    typeOf(input, solve, freeze),
    pointsOf(input, solve, freeze),
  ]);
  return {
    id,
    divisionId: input.teams.find(({ teamId }) => teamId === id)?.divisionId ?? null,
    score: own.reduce((sum, solve) => sum + pointsOf(input, solve, freeze), 0),
    lastTime: scoring.length === 0 ? null : Math.max(...scoring.map(({ solvedAt }) => solvedAt)),
    solves,
  };
}

function slowChallenge(input: BoardInput, id: number, freeze: number | null) {
  const solves = visibleSolves(input, freeze).filter((solve) => solve.challengeId === id);
  const bloods = solves.filter((solve) => typeOf(input, solve, freeze) < 4);
  return {
    id,
    score: valueOf(input, id, freeze),
    solved: solves.filter((solve) => mayDo(input, solve, 4096)).length,
    bloods: bloods.map((solve) => teamOf(input, solve)?.teamId),
  };
}

function visibleSolves(input: BoardInput, freeze: number | null): BoardSolve[] {
  return input.solves
    .filter((solve) => freeze === null || solve.solvedAt < freeze)
    .filter((solve) => teamOf(input, solve) && challengeOf(input, solve.challengeId))
    .toSorted((a, b) => a.solvedAt - b.solvedAt || a.submissionId - b.submissionId);
}

function teamOf({ teams }: BoardInput, { participationId }: BoardSolve) {
  return teams.find((team) => team.participationId === participationId);
}

function challengeOf({ challenges }: BoardInput, id: number) {
  return challenges.find((challenge) => challenge.id === id);
}

function divisionOf({ divisions }: BoardInput, id: number | null | undefined): Division | null {
  return divisions.find((division) => division.id === id) ?? null;
}

function has(division: Division | null, bit: number, challengeId?: number): boolean {
  if (division === null) return true;
  const own = division.challengeConfigs.find((config) => config.challengeId === challengeId);
  const mask = own ? own.permissions : division.defaultPermissions;
  return Math.floor(mask / bit) % 2 === 1;
}

/** Whether a solve counts and its team has a permission. */
function mayDo(input: BoardInput, solve: BoardSolve, bit: number): boolean {
  const { start, end } = input.game;
  const deadline = challengeOf(input, solve.challengeId)?.deadline ?? Infinity;
  const isInTime = solve.solvedAt >= start && solve.solvedAt < end && solve.solvedAt <= deadline;
  const division = divisionOf(input, teamOf(input, solve)?.divisionId);
  return isInTime && has(division, bit, solve.challengeId);
}

function typeOf(input: BoardInput, solve: BoardSolve, freeze: number | null): number {
  if (challengeOf(input, solve.challengeId)?.disableBloodBonus) return 4;
  const bloods = visibleSolves(input, freeze).filter(
    (each) => each.challengeId === solve.challengeId && mayDo(input, each, 2048),
  );
  const place = bloods.indexOf(solve);
  return place === -1 || place > 2 ? 4 : place + 1;
}

function valueOf(input: BoardInput, id: number, freeze: number | null): number {
  const challenge = challengeOf(input, id);
  if (!challenge) return 0;
  const { original, minRate, difficulty } = challenge;
  const count = visibleSolves(input, freeze).filter(
    (solve) => solve.challengeId === id && mayDo(input, solve, 4096),
  ).length;
  if (count <= 1) return original;
  if (difficulty === 0) return Math.floor(original * minRate);
  const decay = Math.exp((1 - count) / difficulty);
  return Math.min(Math.floor(original * (minRate + (1 - minRate) * decay)), 2 ** 31 - 1);
}

function pointsOf(input: BoardInput, solve: BoardSolve, freeze: number | null): number {
  if (!mayDo(input, solve, 1024)) return 0;
  const value = valueOf(input, solve.challengeId, freeze);
  const type = typeOf(input, solve, freeze);
  if (type === 4) return value;
  const { bloodBonus } = input.game;
  const parts = [2 ** 20, 2 ** 10, 1].map((unit) => Math.floor(bloodBonus / unit) % 1024);
  const permille = (parts.some((part) => part > 1000) ? [50, 30, 10] : parts)[type - 1] ?? 0;
  return inSinglePrecision(value, permille);
}

/** The value with a bonus, computed in 32-bit floats and rounded to the nearest even number. */
function inSinglePrecision(value: number, permille: number): number {
  const floats = new Float32Array(1);
  const float = (x: number): number => {
    floats[0] = x;
    return floats[0];
  };
  const points = float(float(value) * float(float(permille / 1000) + 1));
  const [down, up] = [Math.floor(points), Math.ceil(points)];
  if (points - down === up - points) return down % 2 === 0 ? down : up;
  return points - down < up - points ? down : up;
}
