import { color, series as lines } from '../../tokens/tokens.ts';

export interface SeriesLook {
  stroke: string;
  dash: string;
  /** Series beyond the colours are faint, with a label only on hover. */
  labelled: boolean;
}

/** The last two colours are also distinguished by a dash. */
const DASHES: Record<number, string> = { 6: '5 3', 7: '2 3' };
const REFERENCE = '4 4';

/**
 * A colour and dash for each series: the viewer's own team always has the first, the others the next
 * ones in order; comparison series are faint and dashed.
 */
export function seriesLooks(
  all: readonly { mine?: boolean | undefined; reference?: boolean | undefined }[],
): SeriesLook[] {
  let next = 0;
  return all.map(({ mine, reference }) => {
    if (reference) return { stroke: color.faint, dash: REFERENCE, labelled: true };
    const index = mine ? 0 : (next += 1);
    const stroke = lines[index];
    return stroke === undefined
      ? { stroke: color.faint, dash: 'none', labelled: false }
      : { stroke, dash: DASHES[index] ?? 'none', labelled: true };
  });
}
