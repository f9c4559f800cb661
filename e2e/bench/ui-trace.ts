/** What is read of an event of Chromium's trace; times in µs. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of the thread itself. */
  tdur?: number;
}

/** What `frameTimes` needs of a trace. */
export const TRACE_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

const TASK = 'RunTask';
/** The page asks for each frame while it scrolls: this begins one. */
const FRAME = 'FireAnimationFrame';

/**
 * Ms that each frame took the page's main thread, from a trace: all tasks from the one that begins
 * the frame to the next such. Processor time, because a wall clock also counts what else the machine
 * is doing; the slow-down of the processor is in it.
 */
export function frameTimes(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const begun = traceEvents.filter(({ name }) => name === FRAME).toSorted((a, b) => a.ts - b.ts);
  const main = begun[0];
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name === TASK && pid === main?.pid && tid === main.tid)
    .toSorted((a, b) => a.ts - b.ts);
  const frames: number[] = [];
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    if ((begun[frames.length]?.ts ?? Infinity) < ts + dur) frames.push(0);
    if (frames.length > 0) frames[frames.length - 1] = (frames.at(-1) ?? 0) + tdur / 1000;
  }
  // The last one is cut off.
  return frames.slice(0, -1);
}
