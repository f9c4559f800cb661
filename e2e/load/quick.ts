const isQuick = process.argv.includes('--quick');

/**
 * A size of a bench or drill: the second value under `--quick`, which shows within seconds that the
 * script works. The figures of a quick run mean nothing.
 */
export function sized<Value>(full: Value, quick: Value): Value {
  return isQuick ? quick : full;
}

/** The exit code for missed targets: 1, unless the run was a quick one. */
export function exitCodeFor(isMissed: boolean): number {
  if (isQuick) console.log('A quick run: the figures mean nothing and are not judged.');
  return isMissed && !isQuick ? 1 : 0;
}
