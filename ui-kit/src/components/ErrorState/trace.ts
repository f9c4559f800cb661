/** A line of a stack as it is shown: what comes before the name, the name, what comes after. */
export type TraceLine = [lead: string, name: string, rest: string];

/** Frames that belong to the browser or to a library say little about what broke. */
const FOREIGN = /<anonymous>|node_modules|\/react|react-dom|native code/;

/** Finds the names in a stack: the error's in its first line, those of our functions below. */
export function splitTrace(details: string): TraceLine[] {
  return details.split('\n').map((line, index, lines): TraceLine => {
    const end = index < lines.length - 1 ? '\n' : '';
    const [, lead = '', name = '', rest = line] =
      (index === 0
        ? /^()([A-Z]\w*)(:.*)$/.exec(line)
        : FOREIGN.test(line)
          ? null
          : /^(\s*at (?:async )?)([^\s()]+)( \(.*)$/.exec(line)) ?? [];
    return [lead, name, rest + end];
  });
}
