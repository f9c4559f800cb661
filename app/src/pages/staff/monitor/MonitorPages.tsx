import { Button, Row } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { COUNT, type Monitor } from './use-monitor.ts';

interface MonitorPagesProps {
  monitor: Monitor;
  /** The rows of this page. */
  rows: readonly { id?: number | undefined }[];
}

/** Pages behind the last row, so that new ones move nothing. */
export function MonitorPages({
  monitor: { filter, set, hasFilters, isNewest },
  rows,
}: MonitorPagesProps) {
  const { LL } = useLanguage();
  const words = LL.staff.monitor;
  const last = rows.at(-1)?.id;
  const older = (): Record<string, string> =>
    hasFilters && last !== undefined
      ? { before: String(last) }
      : { skip: String(filter.skip + COUNT) };
  return (
    <Row gap={8} justify="end" pad="page">
      {!isNewest && (
        <Button onClick={() => set({ before: null, skip: null, row: null })}>
          {words.newest()}
        </Button>
      )}
      {rows.length === COUNT && (
        <Button onClick={() => set({ ...older(), row: null })}>{words.older()}</Button>
      )}
    </Row>
  );
}
