import { readFileSync } from 'node:fs';

/** Ticks in a second: `USER_HZ`, the same on every Linux. */
const TICKS_PER_SECOND = 100;
/** The positions of `cutime` and `cstime` among the fields behind the command's name, see proc_pid_stat(5). */
const [USER, SYSTEM] = [13, 14];

/**
 * Processor seconds of this process's children that have ended, and of theirs; undefined where there
 * is no `/proc`.
 */
export function childCpuSeconds(): number | undefined {
  let stat: string;
  try {
    stat = readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return undefined;
  }
  // The name is in parentheses and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER]) + Number(fields[SYSTEM])) / TICKS_PER_SECOND;
}
