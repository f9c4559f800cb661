import type { BasicGame } from '@halyard/sdk/types';
import { phaseOf } from '@halyard/sdk/rules';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { countdownText, roughDuration } from './durations.ts';

type Timed = Pick<BasicGame, 'start' | 'end' | 'practiceMode'>;

/** The phase of a game; before the start, the time until then. */
export function phaseText(LL: TranslationFunctions, game: Timed, now: number): string {
  const phase = phaseOf(game, now);
  if (phase !== 'upcoming') return LL.terms.phase[phase]();
  return LL.common.inTime({ time: countdownText(LL, game.start - now) });
}

/** The remaining time of a running game or the time until the start; otherwise the phase. */
export function timeText(LL: TranslationFunctions, game: Timed, now: number): string {
  const phase = phaseOf(game, now);
  if (phase === 'running') return LL.common.timeLeft({ time: roughDuration(LL, game.end - now) });
  if (phase === 'upcoming') return LL.common.inTime({ time: roughDuration(LL, game.start - now) });
  return LL.terms.phase[phase]();
}

/** "Teams of 1–5", "Single players"; empty without a limit. */
export function teamSizeText(LL: TranslationFunctions, limit: number): string | null {
  if (limit === 0) return null;
  return limit === 1 ? LL.games.singlePlayers() : LL.games.teamsOf({ most: limit });
}

/** "412 teams", or players if the team size is one; empty if the server does not report it. */
export function teamCountText(
  LL: TranslationFunctions,
  { limit, teamCount }: Pick<BasicGame, 'limit' | 'teamCount'>,
): string | null {
  if (teamCount === undefined) return null;
  return limit === 1
    ? LL.games.playerCount({ count: teamCount })
    : LL.common.teamCount({ count: teamCount });
}

/** Joins facts in one line, omitting null. */
export function factLine(facts: readonly (string | null)[]): string {
  return facts.filter((fact) => fact !== null).join(' · ');
}
