import { type ShownPhase, useTick } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { GameView } from '../shared/use-game.ts';

/** Phase, clock and passed time of a game, as a projector shows them. */
export function useProjectorTimes({ game, phase, isFrozen, offset }: GameView) {
  const { LL, dates } = useLanguage();
  const words = LL.scoreboard.projector;
  const passed = useTick((now) => shareOf(game, now + offset));
  const at = (time: number) => ({ time: dates.weekMoment(time), zone: dates.zone(time) });
  const line = { value: passed, label: words.passed() };
  if (phase === 'upcoming') {
    const phaseLabel = words.starts(at(game.start));
    return { phase: phase satisfies ShownPhase, phaseLabel, clock: { until: game.start, offset } };
  }
  const isOver = phase !== 'running';
  if (isFrozen) {
    return {
      phase: 'frozen' as const,
      phaseLabel: words.frozen(at(game.freeze ?? game.end)),
      // What stands there is not the result.
      clock: isOver ? undefined : { until: game.end, offset },
      passed: line,
    };
  }
  return {
    phase: isOver ? ('ended' as const) : ('running' as const),
    phaseLabel: isOver ? words.ended(at(game.end)) : words.live(at(game.end)),
    clock: isOver ? LL.scoreboard.final() : { until: game.end, offset },
    passed: line,
  };
}

/** The elapsed share of a game, in visible steps. */
function shareOf({ start, end }: { start: number; end: number }, now: number): number {
  const share = Math.round(((now - start) / (end - start)) * 500) / 500;
  return Math.min(1, Math.max(0, share));
}
