import type { LogLine } from '@halyard/sdk/types';
import { Button, EmptyState, LogDetail, LogTable, MissingFlag } from '@halyard/ui-kit';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { Logs } from './use-logs.ts';

/** The lines; one opens in place with all of its text. */
export function LogLines({ logs }: { logs: Logs }) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.logs;
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const lines = logs.lines.data ?? [];
  const keyOf = (line: LogLine, index: number) => String(line.id ?? `${line.time}-${index}`);
  const byKey = new Map(lines.map((line, index) => [keyOf(line, index), line]));
  const timeOf = (at: number) => `${dates.time(at)}.${String(at % 1000).padStart(3, '0')}`;
  return (
    <LogTable
      label={words.caption()}
      lines={[...byKey].map(([id, line]) => ({
        id,
        level: line.level,
        levelLabel: words.levels[line.level](),
        time: timeOf(line.time),
        source: words.statuses[line.status](),
        message: line.msg.split('\n', 1)[0] ?? '',
        user: line.name,
        ...(line.ip !== null && { address: line.ip }),
      }))}
      loadingRows={logs.lines.data ? 0 : 12}
      empty={
        <EmptyState
          figure={<MissingFlag />}
          title={words.empty()}
          actions={
            <Button size="small" onClick={logs.clear}>
              {words.showAll()}
            </Button>
          }
        />
      }
      expansion={{
        expanded,
        onChange: setExpanded,
        rowLabel: ({ time }) => words.detailsOf({ time }),
        content: ({ id }) => {
          const line = byKey.get(id);
          return line && <Details line={line} logs={logs} />;
        },
      }}
      words={{
        time: words.time({ zone: dates.zone(lines[0]?.time ?? Date.now()) }),
        level: words.level(),
        source: words.status(),
        message: words.message(),
        user: words.user(),
        address: words.address(),
        none: LL.staff.nothing(),
      }}
    />
  );
}

function Details({ line, logs }: { line: LogLine; logs: Logs }) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.logs;
  const { requestId, name } = line;
  return (
    <LogDetail
      label={words.detail()}
      text={line.msg}
      facts={[
        { label: words.date(), value: `${dates.fullDate(line.time)} ${dates.time(line.time)}` },
        { label: words.user(), value: name },
        { label: words.address(), value: line.ip ?? LL.staff.nothing() },
        { label: words.request(), value: requestId ?? LL.staff.nothing() },
      ]}
      {...(logs.hasExtension && {
        actions: (
          <>
            <Button size="small" onClick={() => logs.change({ user: name })}>
              {words.onlyUser()}
            </Button>
            {requestId && (
              <Button size="small" onClick={() => logs.change({ q: requestId })}>
                {words.onlyRequest()}
              </Button>
            )}
          </>
        ),
      })}
    />
  );
}
