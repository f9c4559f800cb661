import { Histogram, Stack } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { Logs } from './use-logs.ts';

const LEVELS = ['Information', 'Warning', 'Error'] as const;

/** How many lines there were over the last day; a part of it filters the list. */
export function LogsChart({ logs }: { logs: Logs }) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.logs;
  const { chart, since, until, change } = logs;
  const { data } = chart;
  const buckets = data ? toBuckets(data) : [];
  const count = buckets.reduce((sum, { counts }) => sum + counts.reduce((a, b) => a + b, 0), 0);
  const formatTime = (at: number) => dates.clock(at);
  const nameOf = (id: string) => words.levels[LEVELS.find((level) => level === id) ?? 'Error']();
  return (
    <Stack pad="page">
      <Histogram
        levels={[
          { id: 'Information', name: nameOf('Information'), tone: 'neutral' },
          { id: 'Warning', name: nameOf('Warning'), tone: 'warn', mark: 'triangle' },
          { id: 'Error', name: nameOf('Error'), tone: 'danger', mark: 'cross' },
        ]}
        buckets={buckets}
        end={data?.until ?? 0}
        loading={!data}
        label={words.chart({ count })}
        words={{
          table: words.asTable(),
          chart: words.asChart(),
          time: words.clock(),
          from: words.from(),
          until: words.until(),
        }}
        window={
          since === null && until === null ? null : [since ?? 0, until ?? data?.until ?? Infinity]
        }
        onWindowChange={(window) =>
          change({
            since: window && String(window[0]),
            // Up to now means that new lines are shown as well.
            until: window && window[1] !== data?.until ? String(window[1]) : null,
          })
        }
        formatTime={formatTime}
        formatCount={(id, value) => words.countOf({ level: nameOf(id), count: value })}
      />
    </Stack>
  );
}

type Data = NonNullable<Logs['chart']['data']>;

/** All spans, also those without lines, which the answer leaves out. */
function toBuckets({ since, until, step, bins }: Data) {
  const known = new Map(bins.map((bin) => [bin.time, bin]));
  const starts = Array.from(
    { length: Math.round((until - since) / step) },
    (_, i) => since + i * step,
  );
  return starts.map((at) => {
    const bin = known.get(at);
    return {
      at,
      counts: [bin?.information ?? 0, bin?.warning ?? 0, (bin?.error ?? 0) + (bin?.fatal ?? 0)],
    };
  });
}
