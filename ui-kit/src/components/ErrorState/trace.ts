/** A line of a stack trace: the text before the name, the name, the text after it. */
export type TraceLine = [lead: string, name: string, rest: string];

/** Frames of the browser or of libraries rarely explain a failure. */
const FOREIGN = /<anonymous>|node_modules|\/react|react-dom|native code/;

/**
 * Marks names in a stack trace: the error's in the first line, and those of our own functions
 * below.
 */
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
