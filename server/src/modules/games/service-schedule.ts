import { type GameSchedule, type PracticeSpan, solveEffects } from '@halyard/sdk/rules';
import { orNotFound } from '../../domain/app-error.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { LiveGame, SolveState } from '../live-games/public.ts';
import { findEndHistory, setPracticeSpans } from './repository-edit.ts';
import { cutSpans, practiceUntil } from './rules-schedule.ts';

/** A game whose end is to be moved, and whether solves since the old one then count. */
interface EndMove {
  gameId: number;
  end: number;
  countsPractice: boolean;
}

/** Stores what players were told to be practice until now. Only in a transaction that has locked the game. */
export async function keepPractice(
  tx: Tx,
  { gameId, end, countsPractice }: EndMove,
): Promise<PracticeSpan[]> {
  const history = orNotFound(await findEndHistory(tx, gameId), 'GAME_NOT_FOUND');
  const told = practiceUntil(history, history.now);
  const spans = countsPractice ? cutSpans(told, { start: history.end, end }) : told;
  await setPracticeSpans(tx, gameId, spans, history.now);
  return spans;
}

/** What other times would do to the solves of a game; throws GAME_NOT_FOUND. */
export async function previewSchedule(
  { db }: { db: Db },
  live: LiveGame,
  { start, end }: Pick<GameSchedule, 'start' | 'end'>,
) {
  const history = orNotFound(await findEndHistory(db, live.id), 'GAME_NOT_FOUND');
  const told = practiceUntil(history, history.now);
  const practiceSpans = end === history.end ? history.practiceSpans : told;
  const { challengeById, teams } = live.boardFor('staff').board();
  const scoresIn = (schedule: Parameters<typeof solveEffects>[0]) => {
    const scores = new Set<SolveState['fact']>();
    for (const { division, solves } of teams) {
      for (const { fact } of solves) {
        const challenge = challengeById.get(fact.challengeId)?.fact;
        if (challenge && solveEffects(schedule, challenge, division, fact.solvedAt).scores) {
          scores.add(fact);
        }
      }
    }
    return scores;
  };
  const now = scoresIn(live.facts().game);
  const then = scoresIn({ start, end, practiceSpans });
  const counted = cutSpans(practiceSpans, { start: history.end, end });
  return {
    stopCounting: now.difference(then).size,
    sentAsPractice: scoresIn({ start, end, practiceSpans: counted }).difference(then).size,
  };
}
