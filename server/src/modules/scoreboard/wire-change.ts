import type { BoardChange } from '@halyard/sdk/types';
import { encodeBloodBonus, laterScoringTime } from '@halyard/sdk/rules';
import {
  bloodsOf,
  type Board,
  type ChallengeState,
  compareSolves,
  pointsOf,
  type SolveState,
  type TeamState,
} from '../live-games/public.ts';
import { compactChallenge, compactTeam } from './wire-compact.ts';
import type { Moment } from './part-moment.ts';
import { isRankedOverall, type Standing } from './rules-rank.ts';

type Before = Pick<Moment, 'version' | 'board'>;

/**
 * What turns the compact board of one moment into that of a later one. Everything is told as it is
 * at the end, so that a board from in between is turned into the same. Null when nearly all differs.
 */
export function changeBetween(before: Before, after: Moment): BoardChange | null {
  // Every solve counts its seconds from the start.
  if (before.board.game.start !== after.board.game.start) return null;
  const teams = compareTeams(before, after);
  const rows = after.board.challenges.filter((challenge) =>
    isOther(before.board.challengeById.get(challenge.fact.id), challenge, teams.added),
  );
  const order = orderOf(after.board);
  const hasNewOrder = String(orderOf(before.board)) !== String(order);
  const head = headOf(after.board);
  const hasNewHead = JSON.stringify(headOf(before.board)) !== JSON.stringify(head);
  return {
    from: before.version,
    version: after.version,
    updateTimeUtc: after.time,
    solves: solvesOf(before, after, teams.added),
    ...(hasNewHead && { game: head }),
    ...(rows.length > 0 && { challenges: rows.map(compactChallenge) }),
    ...(hasNewOrder && { order }),
    ...(teams.rows.length > 0 && {
      teams: teams.rows.map((standing) => compactTeam(after.board, standing)),
    }),
    ...(teams.gone.length > 0 && { gone: teams.gone }),
  };
}

function headOf({ game, bonus, divisions }: Board) {
  return {
    end: game.end,
    bloodBonus: encodeBloodBonus(bonus),
    divisions: divisions.map(({ id, name }) => ({ id, name })),
  };
}

function orderOf({ challenges }: Board): number[] {
  return challenges.map(({ fact }) => fact.id);
}

/** New solves by their challenge, in the order of time. */
type Added = ReadonlyMap<number, readonly SolveState[]>;

interface TeamsCompared {
  added: Added;
  /** Teams of which more has changed than that solves were added. */
  rows: Standing[];
  gone: number[];
}

function compareTeams(before: Before, after: Moment): TeamsCompared {
  const doubtful = doubtfulChallenges(before.board, after.board);
  const hasRemoved = before.board.challenges.some(
    ({ fact }) => !after.board.challengeById.has(fact.id),
  );
  const added: SolveState[] = [];
  const rows: Standing[] = [];
  for (const standing of after.standings) {
    const { team } = standing;
    const known = before.board.teamByParticipation.get(team.fact.participationId);
    const isUnchanged =
      known?.solves === team.solves &&
      !hasRemoved &&
      doubtful.size === 0 &&
      isSameTeam(known, team);
    if (isUnchanged) continue;
    const solves =
      known && isSameTeam(known, team) ? addedSolves(known, standing, { after, doubtful }) : null;
    if (solves) added.push(...solves);
    else rows.push(standing);
  }
  const left = new Set(after.board.teams.map(({ id }) => id));
  return {
    added: Map.groupBy(added.toSorted(compareSolves), ({ fact }) => fact.challengeId),
    rows,
    gone: before.board.teams.flatMap(({ id }) => (left.has(id) ? [] : [id])),
  };
}

/**
 * Challenges that were worth nothing and now are, or the other way round. A compact board says neither
 * which of their solves score nor to the millisecond when the solves before them were, so the rows of
 * their solvers are sent whole.
 */
function doubtfulChallenges(before: Board, after: Board): ReadonlySet<number> {
  const doubtful = after.challenges.filter(({ fact, value }) => {
    const known = before.challengeById.get(fact.id);
    return known ? (known.value === 0) !== (value === 0) : value === 0;
  });
  return new Set(doubtful.map(({ fact }) => fact.id));
}

function isSameTeam(one: TeamState, other: TeamState): boolean {
  return (
    one.id === other.id &&
    one.fact.name === other.fact.name &&
    one.division?.id === other.division?.id &&
    isRankedOverall(one) === isRankedOverall(other)
  );
}

/** The solves that were added to those that a team had; null when more has changed. */
function addedSolves(
  known: TeamState,
  { team }: Standing,
  { after, doubtful }: { after: Moment; doubtful: ReadonlySet<number> },
): readonly SolveState[] | null {
  if (team.solves.some(({ fact }) => doubtful.has(fact.challengeId))) return null;
  const kept = known.solves.filter(({ fact }) => after.board.challengeById.has(fact.challengeId));
  if (!kept.every((solve, index) => isSameSolve(solve, team.solves[index]))) return null;
  const added = team.solves.slice(kept.length);
  // Clients sort by time, and one with a board from in between may have only the later of two.
  const isInOrder = added.every(({ fact: { solvedAt, submissionId } }, index) => {
    const last = added[index - 1]?.fact;
    return !last || (last.solvedAt < solvedAt && last.submissionId < submissionId);
  });
  const lastTime = added.reduce(
    (last, solve) =>
      laterScoringTime(last, { time: solve.fact.solvedAt, points: pointsOf(after.board, solve) }),
    known.lastTime,
  );
  return isInOrder && lastTime === team.lastTime ? added : null;
}

function isSameSolve(one: SolveState, other: SolveState | undefined): boolean {
  return (
    one === other ||
    (one.fact.challengeId === other?.fact.challengeId &&
      one.fact.solvedAt === other.fact.solvedAt &&
      one.type === other.type &&
      one.effects.scores === other.effects.scores)
  );
}

/** Whether a challenge is new, or differs in more than its value and its new solves. */
function isOther(known: ChallengeState | undefined, now: ChallengeState, added: Added): boolean {
  if (!known) return true;
  const told = [
    ...bloodsOf(known).map(({ team }) => team.teamId),
    ...bloodsOf({ solves: added.get(now.fact.id) ?? [] }).map(({ team }) => team.teamId),
  ];
  const fields = ({ fact: { title, category, original, deadline } }: ChallengeState) =>
    JSON.stringify([title, category, original, deadline]);
  return (
    String(told) !== String(bloodsOf(now).map(({ team }) => team.teamId)) ||
    (known.fact !== now.fact && fields(known) !== fields(now))
  );
}

function solvesOf(before: Before, after: Moment, added: Added): number[][] {
  return after.board.challenges.flatMap(({ fact: { id }, value, counted }) => {
    const known = before.board.challengeById.get(id);
    const solves = added.get(id) ?? [];
    const isSame = known?.value === value && known.counted === counted;
    if (isSame && solves.length === 0) return [];
    const told = solves.flatMap(({ team, fact, type, effects }) => [
      team.teamId,
      after.time - fact.solvedAt,
      effects.scores ? type : -type,
    ]);
    return [[id, value, counted, ...told]];
  });
}
