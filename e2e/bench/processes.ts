import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const MILLISECONDS_PER_TICK = 10;

interface Stat {
  parent: number;
  /** Milliseconds of processor time, user and system. */
  own: number;
  /** Milliseconds of processor time of children that have ended. */
  ended: number;
}

/** Reads /proc/PID/stat; null when the process has ended. */
function readStat(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain any character; field 3 follows it.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const milliseconds = (first: number) =>
      (Number(fields[first - 3]) + Number(fields[first - 2])) * MILLISECONDS_PER_TICK;
    return { parent: Number(fields[1]), own: milliseconds(14), ended: milliseconds(16) };
  } catch {
    return null;
  }
}

/** Processor time of one process so far, in milliseconds. */
export function processTime(pid: number): number {
  return readStat(pid)?.own ?? 0;
}

/** Processor time of PostgreSQL: its main process and all its children, ended ones included. */
export function postgresTime(pid: number): number {
  const main = readStat(pid);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readStat(Number(name)))
    .filter((stat) => stat?.parent === pid);
  return [main?.own, main?.ended, ...children.map((stat) => stat?.own)].reduce<number>(
    (sum, time) => sum + (time ?? 0),
    0,
  );
}

/** Resident memory of a process, in MB. */
export function memoryOf(pid: number): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}
