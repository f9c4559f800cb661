import { hasStarted, inListOrder } from '@halyard/sdk/rules';
import { hasFlagPerTeam } from '../../domain/challenge.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { LiveGame } from '../live-games/public.ts';
import {
  type ActivityCount,
  type ChallengeCount,
  countRegistrations,
  findPlay,
  findRegistrationTimes,
  type RegistrationCount,
} from './repository.ts';
import { rangesOf, type ScoreRanges, type Spans, spansOf } from './rules.ts';

export interface StatisticsDeps {
  db: Db;
  clock: Clock;
}

interface Series<Bin> {
  step: number;
  bins: Bin[];
}

export interface GameStatistics {
  time: number;
  teams: { registered: number; accepted: number; tried: number; solved: number };
  registrations: Series<RegistrationCount>;
  activity: Series<ActivityCount>;
  /**
   * Challenges that teams can see, in the order of the board: monitors may not know the others. `opened` is null
   * where that is not stored.
   */
  challenges: (Omit<ChallengeCount, 'opened'> & { opened: number | null })[];
  scores: ScoreRanges;
}

/** How long figures are kept: those of 500,000 submissions take a second or two to count. */
const KEPT = 10_000;
/** At most this share of the time is spent on counting a game. */
const MAX_SHARE = 0.1;

interface Kept {
  counted: Promise<GameStatistics>;
  age: { until: number };
}

/** The figures of games, which all who ask within some seconds share. */
export function createStatistics(deps: StatisticsDeps) {
  const kept = new Map<number, Kept>();

  async function count(game: LiveGame, age: Kept['age']): Promise<GameStatistics> {
    const begin = deps.clock();
    try {
      const statistics = await countGame(deps, game);
      const end = deps.clock();
      age.until = end + Math.max(KEPT, (end - begin) / MAX_SHARE);
      return statistics;
    } catch (error) {
      kept.delete(game.id);
      throw error;
    }
  }

  return {
    async ofGame(game: LiveGame): Promise<GameStatistics> {
      const now = deps.clock();
      for (const [id, { age }] of kept) if (age.until <= now) kept.delete(id);
      const known = kept.get(game.id);
      if (known) return known.counted;
      const age = { until: Infinity };
      const counted = count(game, age);
      kept.set(game.id, { counted, age });
      return counted;
    },
  };
}

/** Counts what has happened in a game up to now. */
async function countGame({ db, clock }: StatisticsDeps, game: LiveGame): Promise<GameStatistics> {
  const time = clock();
  const { start, end } = game.facts().game;
  // The end itself is after the game, and this moment may have submissions.
  const spans = spansOf(start, Math.min(time, end - 1));
  const [registrations, play] = await Promise.all([
    listRegistrations(db, game.id),
    findPlay(db, game.id, spans.step, [new Date(start), new Date(Math.min(end, time + 1))]),
  ]);
  const { accepted, tried, solved } = play;
  return {
    time,
    teams: { registered: sumOf(registrations.bins), accepted, tried, solved },
    registrations,
    activity: fill(spans, play.activity, NO_ACTIVITY),
    challenges: inListOrder(hasStarted({ start }, time) ? play.challenges : []).map(
      (challenge) => ({
        ...challenge,
        opened: hasFlagPerTeam(challenge.type) ? challenge.opened : null,
      }),
    ),
    scores: rangesOf(
      game
        .boardFor('staff')
        .board()
        .teams.map(({ score }) => score),
    ),
  };
}

const NO_ACTIVITY = { solves: 0, repeats: 0, wrong: 0, teams: 0, lastTeams: 0 };

async function listRegistrations(db: Db, gameId: number): Promise<Series<RegistrationCount>> {
  const { first, last } = await findRegistrationTimes(db, gameId);
  if (!first || !last) return { step: spansOf(0, 0).step, bins: [] };
  const spans = spansOf(first.getTime(), last.getTime());
  return fill(spans, await countRegistrations(db, gameId, spans.step, last), { teams: 0 });
}

function sumOf(bins: readonly RegistrationCount[]): number {
  return bins.reduce((sum, { teams }) => sum + teams, 0);
}

/** All spans, with nothing in those that were not counted. */
function fill<Counts extends object>(
  { step, starts }: Spans,
  counted: readonly (Counts & { time: number })[],
  nothing: Counts,
): Series<Counts & { time: number }> {
  const known = new Map(counted.map((bin) => [bin.time, bin]));
  return { step, bins: starts.map((time) => known.get(time) ?? { ...nothing, time }) };
}
