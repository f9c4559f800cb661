import type { SparkProps } from '@halyard/ui-kit';
import { useLanguage } from '../i18n/i18n.tsx';

/** Texts of the sparkline of a score. */
export function useSparkWords(
  end: number,
): Pick<SparkProps, 'words' | 'formatTime' | 'formatScore'> {
  const { LL, dates } = useLanguage();
  const { asTable, asChart, timeIn, score } = LL.common;
  return {
    words: {
      table: asTable(),
      chart: asChart(),
      time: timeIn({ zone: dates.zone(end) }),
      score: score(),
    },
    formatTime: dates.weekMoment,
    formatScore: (count) => LL.common.number({ value: count }),
  };
}
