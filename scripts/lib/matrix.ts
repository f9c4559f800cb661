/** Whether large matrices, and checks that need many processor seconds, run whole. */
export const isWhole = Boolean(process.env['FULL_MATRIX']);

/** The rows of a large matrix of tests that run: all with FULL_MATRIX, otherwise the sample. */
export function matrix<Row>(rows: readonly Row[], isInSample: (row: Row) => boolean): Row[] {
  return isWhole ? [...rows] : rows.filter(isInSample);
}

/** Whether this run guards main: what the machine lacks is a failure then. */
export const isGuard = isWhole || process.env['GUARD'] === 'yes';
