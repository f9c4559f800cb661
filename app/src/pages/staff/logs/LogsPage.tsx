import { Button, Row } from '@halyard/ui-kit';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { PartErrorBoundary } from '../../../app/errors/PageErrorBoundary.tsx';
import { Freshness } from '../../../app/live/Freshness.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { LogLines } from './LogLines.tsx';
import { LogsChart } from './LogsChart.tsx';
import { LogsFilter } from './LogsFilter.tsx';
import { type Logs, useLogs } from './use-logs.ts';
import { StaffHeader } from '../shared/StaffHeader.tsx';

/** The log of the site, newest lines first. */
export function LogsPage() {
  const { LL } = useLanguage();
  const words = LL.staff.logs;
  const logs = useLogs();
  const { lines, isPaused, setPaused } = logs;
  return (
    <>
      <StaffHeader
        tab="logs"
        actions={
          <Row gap={16}>
            {logs.isFollowing && <Freshness />}
            <Button onClick={() => setPaused(!isPaused)}>
              {isPaused ? words.follow() : words.pause()}
            </Button>
          </Row>
        }
      />
      <PartErrorBoundary>
        {logs.hasExtension && <LogsChart logs={logs} />}
        <LogsFilter logs={logs} />
        {lines.error && !lines.data ? (
          <LoadFailure error={lines.error} onRetry={lines.refetch} title={words.loadFailed()} />
        ) : (
          <>
            <LogLines logs={logs} />
            {logs.hasExtension && <Pages logs={logs} />}
          </>
        )}
      </PartErrorBoundary>
    </>
  );
}

/** Pages by the last line, so that new lines move nothing. */
function Pages({ logs: { lines, before, count, showBefore } }: { logs: Logs }) {
  const { LL } = useLanguage();
  const words = LL.staff.logs;
  const last = lines.data?.at(-1)?.id;
  const hasMore = last !== undefined && lines.data?.length === count;
  return (
    <Row gap={8} justify="end" pad="page">
      {before !== null && <Button onClick={() => showBefore(null)}>{words.newest()}</Button>}
      {hasMore && <Button onClick={() => showBefore(last)}>{words.older()}</Button>}
    </Row>
  );
}
