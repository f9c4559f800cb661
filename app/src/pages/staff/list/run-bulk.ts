/** How far an action on many rows is. */
export interface BulkRun<Row> {
  done: number;
  total: number;
  failures: readonly { row: Row; error: unknown }[];
}

/** Calls at once: quick for forty rows, and no burst for the server. */
const CONCURRENT = 4;

/** Does something to each row, whatever becomes of the others; says after each how far it is. */
export async function runBulk<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
  onProgress: (run: BulkRun<Row>) => void,
): Promise<BulkRun<Row>> {
  const waiting = [...rows];
  const run = { done: 0, total: rows.length, failures: [] as BulkRun<Row>['failures'] };
  const work = async (): Promise<void> => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      const failed = row;
      await act(row).catch((error: unknown) => {
        run.failures = [...run.failures, { row: failed, error }];
      });
      run.done += 1;
      onProgress({ ...run });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, work));
  return run;
}
