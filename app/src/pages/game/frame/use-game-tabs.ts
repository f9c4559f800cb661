import { hasRole } from '@halyard/sdk/rules';
import type { Game } from '@halyard/sdk/types';
import { href } from '../../../app/routes/paths.ts';
import { useProfile } from '../../../app/session/session.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** A view of a game. */
export type GameTab = 'challenges' | 'scoreboard' | 'writeup' | 'information';

const MONITOR = 'Monitor';

/** The tabs of a game: the same on all its pages and at any time; monitors have one more. */
export function useGameTabs(
  { id, writeupRequired }: Pick<Game, 'id' | 'writeupRequired'>,
  current: GameTab,
) {
  const { LL } = useLanguage();
  const isMonitor = hasRole(useProfile() ?? null, MONITOR);
  const tab = (name: GameTab, to: (gameId: number) => string, label: string) => ({
    href: to(id),
    label,
    current: name === current,
  });
  return {
    label: LL.game.views(),
    tabs: [
      tab('challenges', href.challenges, LL.frame.places.challenges()),
      tab('scoreboard', href.scoreboard, LL.game.scoreboard()),
      ...(writeupRequired ? [tab('writeup', href.writeup, LL.frame.places.writeup())] : []),
      tab('information', href.game, LL.game.information()),
      ...(isMonitor
        ? [{ href: href.monitorEvents(id), label: LL.terms.role[MONITOR](), current: false }]
        : []),
    ],
  };
}
