/** The newest rows that tell how frequent a text is. */
export const SAMPLE = 500;

/** Searched for each expected row, so that rows that are not spread evenly are found as well. */
const MARGIN = 1.5;

/** The text in a sample of the newest rows that match every other filter. */
export interface Sample {
  /** Rows that contain the text, of at most `SAMPLE`. */
  found: number;
  /** Whether there are older rows behind the sample. */
  hasMore: boolean;
  /** About so many rows are in the table. */
  stored: number;
}

/**
 * How many of the newest rows to search one by one, so that as many as wanted contain the text; null where the
 * index of texts gives fewer rows than that. Frequent texts are found soon among the newest rows, where the index
 * would give all of them.
 */
export function chooseScan({ found, hasMore, stored }: Sample, wanted: number): number | null {
  if (found >= wanted || !hasMore) return SAMPLE;
  if (found === 0) return null;
  const frequency = found / SAMPLE;
  const scanned = Math.ceil((MARGIN * wanted) / frequency);
  return scanned > frequency * stored ? null : scanned;
}

/**
 * As `chooseScan`, for rows that are known only once they are read: null also where those that seemed enough are
 * not, because the text is not spread evenly.
 *
 * @param read reads so many of the newest rows
 */
export async function findScan(
  read: (scanned: number) => Promise<Sample>,
  wanted: number,
): Promise<number | null> {
  const scanned = chooseScan(await read(SAMPLE), wanted);
  if (scanned === null || scanned === SAMPLE) return scanned;
  const { found, hasMore } = await read(scanned);
  return found < wanted && hasMore ? null : scanned;
}
