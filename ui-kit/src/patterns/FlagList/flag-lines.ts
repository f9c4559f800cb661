/** The result of reading a text with one flag per line. */
export interface FlagLines {
  /** New flags in order, trimmed, without duplicates. */
  fresh: readonly string[];
  /** Number of lines that repeat a known flag or an earlier line. */
  repeated: number;
  /** Numbers of the lines that are too long, counted from 1. */
  tooLong: readonly number[];
}

/** Parses flags from a text. `maxLength` is in characters. */
export function readFlagLines(
  text: string,
  known: readonly string[],
  maxLength: number,
): FlagLines {
  const seen = new Set(known);
  const fresh: string[] = [];
  const tooLong: number[] = [];
  let repeated = 0;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const flag = line.trim();
    if (flag === '') continue;
    if (flag.length > maxLength) tooLong.push(index + 1);
    else if (seen.has(flag)) repeated += 1;
    else {
      seen.add(flag);
      fresh.push(flag);
    }
  }
  return { fresh, repeated, tooLong };
}
