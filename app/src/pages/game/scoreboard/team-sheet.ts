import type { Board, BoardChallenge, BoardTeam } from '@halyard/sdk/types';
import { type BoardEntry, readSolve } from '../../../game/board.ts';

/** A solve of a team, split so that the score can be added up. */
export interface SheetSolve extends BoardEntry {
  challenge: BoardChallenge;
  /** Without the bonus; 0 when the solve does not count. */
  value: number;
  bonus: number;
}

/** A team's points in a category and the points available there. */
export interface SheetCategory {
  category: BoardChallenge['category'];
  points: number;
  offered: number;
  solved: number;
  count: number;
}

/** The data of the board about one team. */
export interface TeamSheet {
  team: BoardTeam;
  /** The newest first. */
  solves: SheetSolve[];
  categories: SheetCategory[];
  sum: { value: number; bonus: number; points: number };
}

/** Reads a team's solves; undefined for teams that are not on the board. */
export function teamSheet(board: Board, teamId: number): TeamSheet | undefined {
  const team = board.teams.find(({ id }) => id === teamId);
  if (!team) return undefined;
  const challenges = new Map(board.challenges.map((each) => [each.id, each]));
  const solves = team.solves
    .flatMap((solve) => {
      const entry = readSolve(solve, board.start);
      const challenge = challenges.get(entry.challengeId);
      // The solves of a challenge that is no longer visible do not count.
      return challenge ? [split(entry, challenge)] : [];
    })
    .toReversed();
  return { team, solves, categories: categoriesOf(board, solves), sum: sumOf(solves) };
}

function split(entry: BoardEntry, challenge: BoardChallenge): SheetSolve {
  const bonus = entry.blood === null ? 0 : Math.max(0, entry.points - challenge.score);
  return { ...entry, challenge, value: entry.points - bonus, bonus };
}

function sumOf(solves: readonly SheetSolve[]): TeamSheet['sum'] {
  const sum = { value: 0, bonus: 0, points: 0 };
  for (const solve of solves) {
    sum.value += solve.value;
    sum.bonus += solve.bonus;
    sum.points += solve.points;
  }
  return sum;
}

function categoriesOf(board: Board, solves: readonly SheetSolve[]): SheetCategory[] {
  const all = new Map<string, SheetCategory>();
  for (const { category, score } of board.challenges) {
    const entry = all.get(category) ?? { category, points: 0, offered: 0, solved: 0, count: 0 };
    all.set(category, { ...entry, offered: entry.offered + score, count: entry.count + 1 });
  }
  for (const { challenge, points } of solves) {
    const entry = all.get(challenge.category);
    if (!entry) continue;
    entry.points += points;
    entry.solved += 1;
  }
  return [...all.values()];
}

/** Compares two teams: the challenges that both solved, and those of them that `own` solved first. */
export function compareSolves(
  board: Board,
  teamId: number,
  ownId: number,
): { both: number; first: number } {
  const own = new Map(
    teamSheet(board, ownId)?.solves.map((solve) => [solve.challengeId, solve.at]),
  );
  const shared = (teamSheet(board, teamId)?.solves ?? []).flatMap(({ challengeId, at }) => {
    const ours = own.get(challengeId);
    return ours === undefined ? [] : [{ at, ours }];
  });
  return { both: shared.length, first: shared.filter(({ at, ours }) => ours < at).length };
}

/** Points by member, the most first; empty when the board does not name them. */
export interface MemberShare {
  name: string;
  points: number;
  solves: number;
}

/** Points by member, from the solves of the full board. */
export function memberShares(
  solves: readonly { userName: string | null; score: number }[],
): MemberShare[] {
  const shares = new Map<string, MemberShare>();
  for (const { userName, score } of solves) {
    if (userName === null) continue;
    const share = shares.get(userName) ?? { name: userName, points: 0, solves: 0 };
    share.points += score;
    share.solves += 1;
    shares.set(userName, share);
  }
  return [...shares.values()].toSorted((a, b) => b.points - a.points || b.solves - a.solves);
}
