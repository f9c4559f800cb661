import type { Board } from '../generated/types/board.ts';
import type { BoardChallenge } from '../generated/types/boardChallenge.ts';
import type { BoardChange } from '../generated/types/boardChange.ts';
import type { BoardSolve } from '../generated/types/boardSolve.ts';
import type { BoardTeam } from '../generated/types/boardTeam.ts';
import { decodeBloodBonus } from './blood-bonus.ts';
import { pointsByType } from './score.ts';
import { NORMAL_SOLVE } from './solve.ts';
import { compareStandings, createRanking, laterScoringTime } from './standings.ts';

/**
 * The compact scoreboard after changes (`getBoardChanges`, or the live event `Board`), exactly as
 * `getBoard` answers it for the last one's version. Changes that the board has already are passed
 * over; null if one in between is missing, then fetch the board. Rows of teams that did not change
 * stay the same objects.
 */
export function applyBoardChanges(board: Board, changes: readonly BoardChange[]): Board | null {
  let current = board;
  for (const change of changes) {
    if (change.version <= current.version) continue;
    if (change.from > current.version) return null;
    current = applyChange(current, change);
  }
  return current;
}

function applyChange(board: Board, change: BoardChange): Board {
  const { version, updateTimeUtc, game = {} } = change;
  const head = { ...board, ...game, version, updateTimeUtc };
  const challenges = changedChallenges(board, change);
  const worth = worthOf(head, challenges, change);
  const teams = changedTeams(head, worth, change).toSorted(compareStandings);
  return { ...head, challengeCount: challenges.length, challenges, teams: withRanks(teams) };
}

/** A new solve in `BoardChange.solves`. */
interface NewSolve {
  challengeId: number;
  teamId: number;
  time: number;
  type: number;
  scores: boolean;
}

/** The solves of a change in the order of time. */
function newSolves({ solves, updateTimeUtc }: BoardChange): NewSolve[] {
  const all = solves.flatMap(([challengeId = 0, , , ...rest]) =>
    Array.from({ length: Math.floor(rest.length / 3) }, (_, index) => {
      const [teamId = 0, age = 0, type = 0] = rest.slice(index * 3);
      return {
        challengeId,
        teamId,
        time: updateTimeUtc - age,
        type: Math.abs(type),
        scores: type > 0,
      };
    }),
  );
  return all.toSorted((a, b) => a.time - b.time);
}

function changedChallenges(board: Board, change: BoardChange): BoardChallenge[] {
  const byId = new Map(board.challenges.map((challenge) => [challenge.id, challenge]));
  for (const challenge of change.challenges ?? []) byId.set(challenge.id, challenge);
  for (const [id = 0, score = 0, solved = 0] of change.solves) {
    const challenge = byId.get(id);
    if (challenge) byId.set(id, { ...challenge, score, solved });
  }
  for (const { challengeId, teamId, type } of newSolves(change)) {
    const challenge = byId.get(challengeId);
    if (!challenge || type === NORMAL_SOLVE || challenge.bloods.includes(teamId)) continue;
    byId.set(challengeId, { ...challenge, bloods: [...challenge.bloods, teamId] });
  }
  const order = change.order ?? board.challenges.map(({ id }) => id);
  return order.flatMap((id) => byId.get(id) ?? []);
}

/** The points of a solve by its type, for the challenges whose solves are worth something else now. */
type Worth = ReadonlyMap<number, readonly number[]>;

function worthOf(board: Board, challenges: readonly BoardChallenge[], change: BoardChange): Worth {
  const bonus = decodeBloodBonus(board.bloodBonus);
  const changed = new Set([
    ...change.solves.map(([id = 0]) => id),
    ...(change.challenges ?? []).map(({ id }) => id),
  ]);
  return new Map(
    challenges
      .filter(({ id }) => change.game !== undefined || changed.has(id))
      .map(({ id, score }) => [id, pointsByType(score, bonus)]),
  );
}

function changedTeams(board: Board, worth: Worth, change: BoardChange): BoardTeam[] {
  const added = new Map<number, NewSolve[]>();
  for (const solve of newSolves(change)) {
    added.set(solve.teamId, [...(added.get(solve.teamId) ?? []), solve]);
  }
  const replaced = new Map((change.teams ?? []).map((team) => [team.id, team]));
  const gone = new Set(change.gone);
  const listed = change.order && new Set(change.order);
  const kept = board.teams.filter(({ id }) => !gone.has(id) && !replaced.has(id));
  return [
    ...kept.map((team) => changedTeam(team, { board, worth, listed, added: added.get(team.id) })),
    ...replaced.values(),
  ];
}

interface TeamChange {
  board: Board;
  worth: Worth;
  /** The challenges that are left, if others are not. */
  listed: ReadonlySet<number> | undefined;
  added: readonly NewSolve[] | undefined;
}

function changedTeam(team: BoardTeam, { board, worth, listed, added }: TeamChange): BoardTeam {
  if (!added && !team.solves.some((solve) => isTouched(solve, worth, listed))) return team;
  const left = listed ? team.solves.filter(([id = 0]) => listed.has(id)) : team.solves;
  const solves = left.map((solve) => revalued(solve, worth));
  let { lastTime } = team;
  for (const { challengeId, time, type, scores } of added ?? []) {
    if (solves.some(([id]) => id === challengeId)) continue;
    const points = scores ? (worth.get(challengeId)?.[type] ?? 0) : 0;
    solves.push([challengeId, Math.floor((time - board.start) / 1000), type, points]);
    lastTime = laterScoringTime(lastTime, { time, points });
  }
  return { ...team, solves, score: sumOf(solves), lastTime };
}

// The following are called for every solve of a board, and read it by index: to take it apart runs
// the iterator of each of these arrays, which takes several times as long.

function isTouched(solve: BoardSolve, worth: Worth, listed: TeamChange['listed']): boolean {
  const id = solve[0] ?? 0;
  return worth.has(id) || listed?.has(id) === false;
}

/** A solve that earned nothing still does. */
function revalued(solve: BoardSolve, worth: Worth): BoardSolve {
  const points = solve[3] ?? 0;
  if (points === 0) return solve;
  const id = solve[0] ?? 0;
  const type = solve[2] ?? 0;
  const now = worth.get(id)?.[type] ?? points;
  return now === points ? solve : [id, solve[1] ?? 0, type, now];
}

function sumOf(solves: readonly BoardSolve[]): number {
  return solves.reduce((sum, solve) => sum + (solve[3] ?? 0), 0);
}

function withRanks(teams: readonly BoardTeam[]): BoardTeam[] {
  const rankNext = createRanking();
  return teams.map((team) => {
    const ranks = rankNext({ divisionId: team.divisionId, isRankedOverall: team.rank > 0 });
    const isSame = ranks.rank === team.rank && ranks.divisionRank === team.divisionRank;
    return isSame ? team : { ...team, ...ranks };
  });
}
