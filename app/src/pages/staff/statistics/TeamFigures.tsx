import type { GameStatistics } from '@halyard/sdk/types';
import { Card, Stat, StatRow } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';

interface TeamFiguresProps {
  teams: GameStatistics['teams'];
  hasStarted: boolean;
}

/** How many teams came how far, each as a share of the accepted ones. */
export function TeamFigures({ teams, hasStarted }: TeamFiguresProps) {
  const { LL } = useLanguage();
  const words = LL.staff.statistics;
  const { registered, accepted, tried, solved } = teams;
  const number = (value: number) => LL.common.number({ value });
  const share = (value: number) =>
    accepted === 0 ? {} : { unit: words.share({ percent: Math.round((value / accepted) * 100) }) };
  return (
    <Card pad={0}>
      <StatRow>
        <Stat size={20} label={words.registered()} value={number(registered)} />
        <Stat size={20} label={words.accepted()} value={number(accepted)} />
        {hasStarted && (
          <Stat size={20} label={words.triedAny()} value={number(tried)} {...share(tried)} />
        )}
        {hasStarted && (
          <Stat size={20} label={words.solvedAny()} value={number(solved)} {...share(solved)} />
        )}
      </StatRow>
    </Card>
  );
}
