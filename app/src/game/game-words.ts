import type { BasicGame } from '@halyard/sdk/react';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { gamePhase } from '../app/session/abilities.ts';
import { countdownText, roughDuration } from './durations.ts';

type Timed = Pick<BasicGame, 'start' | 'end' | 'practiceMode'>;

/** A game's phase in words; before the start how long it is until then. */
export function phaseText(LL: TranslationFunctions, game: Timed, now: number): string {
  const phase = gamePhase(game, now);
  if (phase !== 'waiting') return LL.terms.phase[phase]();
  return LL.common.inTime({ time: countdownText(LL, game.start - now) });
}

/** How much time a running game has left, or how long it is until the start; else the phase. */
export function timeText(LL: TranslationFunctions, game: Timed, now: number): string {
  const phase = gamePhase(game, now);
  if (phase === 'live') return LL.common.timeLeft({ time: roughDuration(LL, game.end - now) });
  if (phase === 'waiting') return LL.common.inTime({ time: roughDuration(LL, game.start - now) });
  return LL.terms.phase[phase]();
}

/** "Teams of 1–5", "Single players"; nothing where any number may play. */
export function teamSizeText(LL: TranslationFunctions, limit: number): string | null {
  if (limit === 0) return null;
  return limit === 1 ? LL.games.singlePlayers() : LL.games.teamsOf({ most: limit });
}

/** "412 teams", players where each plays alone; nothing when the server does not say it. */
export function teamCountText(
  LL: TranslationFunctions,
  { limit, teamCount }: Pick<BasicGame, 'limit' | 'teamCount'>,
): string | null {
  if (teamCount === undefined) return null;
  return limit === 1
    ? LL.games.playerCount({ count: teamCount })
    : LL.common.teamCount({ count: teamCount });
}

/** Facts in one line, those that are missing left out. */
export function factLine(facts: readonly (string | null)[]): string {
  return facts.filter((fact) => fact !== null).join(' · ');
}
