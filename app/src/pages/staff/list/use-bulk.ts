import { toast } from '@halyard/ui-kit';
import { useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { type BulkRun, runBulk } from './run-bulk.ts';

interface BulkOptions<Row> {
  /** Called after all rows with those that failed. */
  onEnd: (failed: readonly Row[]) => void;
}

/** Runs a bulk action: progress, a result per row, and a retry for failed rows. */
export function useBulk<Row>({ onEnd }: BulkOptions<Row>) {
  const { LL } = useLanguage();
  const [run, setRun] = useState<BulkRun<Row> | null>(null);
  const [isRunning, setRunning] = useState(false);
  const lastAct = useRef<(row: Row) => Promise<unknown>>(undefined);

  const start = async (
    rows: readonly Row[],
    act: (row: Row) => Promise<unknown>,
  ): Promise<void> => {
    lastAct.current = act;
    setRunning(true);
    setRun({ done: 0, total: rows.length, failures: [] });
    const { done, total, failures } = await runBulk(rows, act, setRun);
    setRunning(false);
    if (failures.length === 0) {
      setRun(null);
      toast({ tone: 'ok', title: LL.staff.list.progress({ done, total }) });
    }
    onEnd(failures.map(({ row }) => row));
  };

  return {
    run,
    isRunning,
    start: (rows: readonly Row[], act: (row: Row) => Promise<unknown>) => void start(rows, act),
    retry: () => {
      const act = lastAct.current;
      if (run && act)
        void start(
          run.failures.map(({ row }) => row),
          act,
        );
    },
    dismiss: () => setRun(null),
  };
}

export type Bulk<Row> = ReturnType<typeof useBulk<Row>>;
