import { useLanguage } from '../../../i18n/i18n.tsx';
import { BarsPart, type BarsPartProps } from './BarsPart.tsx';

interface TimePartProps extends Pick<BarsPartProps, 'title' | 'text' | 'empty' | 'levels'> {
  bins: readonly { time: number; counts: readonly number[] }[];
  /** Length of a span, ms. */
  step: number;
}

const DAY = 86_400_000;

/** Counts over time. */
export function TimePart({ bins, step, ...part }: TimePartProps) {
  const { LL, dates } = useLanguage();
  const length = bins.length * step;
  return (
    <BarsPart
      {...part}
      head={LL.common.timeIn({ zone: dates.zone(bins[0]?.time ?? 0) })}
      buckets={bins.map(({ time, counts }) => ({ at: time, counts }))}
      end={(bins.at(-1)?.time ?? 0) + step}
      formatAt={dates.moment}
      formatTick={length > 3 * DAY ? dates.date : length > DAY ? dates.weekMoment : dates.clock}
    />
  );
}
