import { toast } from '@halyard/ui-kit';
import { useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { type BulkRun, runBulk } from './run-bulk.ts';

interface BulkOptions<Row> {
  /** Called after all rows with those that failed. */
  onEnd: (failed: readonly Row[]) => void;
}

/** Does something to rows; resolves with those that failed. */
type ActOnAll<Row> = (rows: readonly Row[]) => Promise<BulkRun<Row>['failures']>;

/**
 * Is told the rows that have not failed, in place of a message.
 * @param title how many they are: "3 of 4 done"
 */
type OnDone<Row> = (done: readonly Row[], title: string) => void;

/** Runs a bulk action: progress, a result per row, and a retry for failed rows. */
export function useBulk<Row>({ onEnd }: BulkOptions<Row>) {
  const { LL } = useLanguage();
  const [run, setRun] = useState<BulkRun<Row> | null>(null);
  const [isRunning, setRunning] = useState(false);
  const last = useRef<{ act: ActOnAll<Row>; onDone: OnDone<Row> | undefined }>(undefined);

  const start = async (
    rows: readonly Row[],
    act: ActOnAll<Row>,
    onDone?: OnDone<Row>,
  ): Promise<void> => {
    last.current = { act, onDone };
    setRunning(true);
    setRun({ done: 0, total: rows.length, failures: [] });
    const failures = await act(rows);
    const { length: total } = rows;
    setRunning(false);
    setRun(failures.length === 0 ? null : { done: total, total, failures });
    const failed = new Set(failures.map(({ row }) => row));
    const done = rows.filter((row) => !failed.has(row));
    const title = LL.staff.list.progress({ done: done.length, total });
    if (onDone && done.length > 0) onDone(done, title);
    else if (failures.length === 0) toast({ tone: 'ok', title });
    onEnd([...failed]);
  };

  const oneByOne =
    (act: (row: Row) => Promise<unknown>): ActOnAll<Row> =>
    async (rows) =>
      (await runBulk(rows, act, setRun)).failures;

  return {
    run,
    isRunning,
    /** Runs an action for each row. */
    start: (rows: readonly Row[], act: (row: Row) => Promise<unknown>, onDone?: OnDone<Row>) =>
      void start(rows, oneByOne(act), onDone),
    /** Runs one action for all rows. */
    startForAll: (rows: readonly Row[], act: ActOnAll<Row>, onDone?: OnDone<Row>) =>
      void start(rows, act, onDone),
    retry: () => {
      if (!run || !last.current) return;
      const { act, onDone } = last.current;
      void start(
        run.failures.map(({ row }) => row),
        act,
        onDone,
      );
    },
    dismiss: () => setRun(null),
  };
}

export type Bulk<Row> = ReturnType<typeof useBulk<Row>>;
