import type { GameStatistics } from '@halyard/sdk/types';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { BarsPart } from './BarsPart.tsx';

/** How many teams have which score. */
export function ScoresPart({ data: { scores } }: { data: GameStatistics }) {
  const { LL } = useLanguage();
  const words = LL.staff.statistics;
  const { step, bins } = scores;
  const number = (value: number) => LL.common.number({ value });
  return (
    <BarsPart
      title={words.scores()}
      text={words.scoresText({ step })}
      empty={words.noTeams()}
      head={LL.common.score()}
      levels={[{ id: 'teams', name: words.teams(), tone: 'strong' }]}
      buckets={bins.map(({ score, teams }) => ({ at: score, counts: [teams] }))}
      end={(bins.at(-1)?.score ?? 0) + step}
      axis="number"
      formatAt={number}
      formatTick={number}
    />
  );
}
