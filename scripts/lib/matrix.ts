/** `.ci/run` takes another one of so many parts each time. */
const PARTS = 4;

const isWhole = Boolean(process.env['FULL_MATRIX']);
const part = process.env['MATRIX_PART'];

/**
 * Whether a row of a large matrix of tests runs, by its place in it: each with FULL_MATRIX; with
 * MATRIX_PART, a whole number, each fourth row and the sample; otherwise the sample.
 */
export function isInMatrix(place: number, isInSample: boolean): boolean {
  if (isWhole || isInSample) return true;
  return part !== undefined && (place + Number(part)) % PARTS === 0;
}

/** The rows of a large matrix that run. */
export function matrix<Row>(rows: readonly Row[], isInSample: (row: Row) => boolean): Row[] {
  return rows.filter((row, place) => isInMatrix(place, isInSample(row)));
}

/** Whether this run guards main: what the machine lacks is a failure then. */
export const isGuard = isWhole || part !== undefined;
