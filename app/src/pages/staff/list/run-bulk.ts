/** The progress of a bulk action. */
export interface BulkRun<Row> {
  done: number;
  total: number;
  failures: readonly { row: Row; error: unknown }[];
}

/** Number of concurrent requests. */
const CONCURRENT = 4;

/** Runs an action for each row, even if others fail, and reports the progress after each. */
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
