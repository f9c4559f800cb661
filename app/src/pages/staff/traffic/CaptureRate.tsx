import { Bars } from '@halyard/ui-kit';
import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { Capture } from './capture/parse-capture.ts';
import { toBuckets } from './capture/rate.ts';

const HEIGHT = 56;

/** Packets over time; bars in which a flag was sent differ. Nothing for captures without duration. */
export function CaptureRate({ capture }: { capture: Capture }) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.traffic;
  const { buckets, end } = useMemo(() => toBuckets(capture), [capture]);
  if (buckets.length === 0) return null;
  return (
    <Bars
      levels={[
        { id: 'packets', name: words.packets(), tone: 'neutral' },
        { id: 'flag', name: words.withFlag(), tone: 'warn', mark: 'triangle' },
      ]}
      buckets={buckets}
      end={end}
      height={HEIGHT}
      label={words.rate()}
      words={{
        table: LL.common.asTable(),
        chart: LL.common.asChart(),
        time: LL.staff.monitor.time(),
      }}
      formatTime={dates.time}
      formatCount={(id, count) =>
        LL.staff.statistics.countOf({
          name: id === 'flag' ? words.withFlag() : words.packets(),
          count,
        })
      }
    />
  );
}
