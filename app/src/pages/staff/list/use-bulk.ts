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

/** Runs a bulk action: progress, a result per row, and a retry for failed rows. */
export function useBulk<Row>({ onEnd }: BulkOptions<Row>) {
  const { LL } = useLanguage();
  const [run, setRun] = useState<BulkRun<Row> | null>(null);
  const [isRunning, setRunning] = useState(false);
  const lastAct = useRef<ActOnAll<Row>>(undefined);

  const start = async (
    rows: readonly Row[],
    act: ActOnAll<Row>,
    onDone?: (title: string) => void,
  ): Promise<void> => {
    lastAct.current = act;
    setRunning(true);
    setRun({ done: 0, total: rows.length, failures: [] });
    const failures = await act(rows);
    const { length: total } = rows;
    setRunning(false);
    setRun(failures.length === 0 ? null : { done: total, total, failures });
    if (failures.length === 0) {
      const title = LL.staff.list.progress({ done: total, total });
      if (onDone) onDone(title);
      else toast({ tone: 'ok', title });
    }
    onEnd(failures.map(({ row }) => row));
  };

  const oneByOne =
    (act: (row: Row) => Promise<unknown>): ActOnAll<Row> =>
    async (rows) =>
      (await runBulk(rows, act, setRun)).failures;

  return {
    run,
    isRunning,
    /** Runs an action for each row. */
    start: (rows: readonly Row[], act: (row: Row) => Promise<unknown>) =>
      void start(rows, oneByOne(act)),
    /** Runs one action for all rows; `onDone` is told when none has failed, in place of a message. */
    startForAll: (rows: readonly Row[], act: ActOnAll<Row>, onDone?: (title: string) => void) =>
      void start(rows, act, onDone),
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
