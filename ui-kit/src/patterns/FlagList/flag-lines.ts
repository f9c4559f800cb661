/** What stands in a text of flags, one per line. */
export interface FlagLines {
  /** New ones in their order, trimmed, each once. */
  fresh: readonly string[];
  /** How many lines repeat a flag that is known or stands above. */
  repeated: number;
  /** Places of the lines that are longer than allowed, from 1. */
  tooLong: readonly number[];
}

/** Reads flags from a text. `maxLength` is in characters. */
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
