/** The fields of a Chromium trace event that are used; times in µs. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread. */
  tdur?: number;
}

/** The trace categories that `frameTimes` needs. */
export const TRACE_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

const TASK = 'RunTask';
/** The event that begins a frame; the page requests each frame while it scrolls. */
const FRAME = 'FireAnimationFrame';

/**
 * Milliseconds of the main thread for each frame, from a trace: all tasks from the one that begins the
 * frame to the one that begins the next. Processor time, because wall-clock time includes other
 * processes; CPU throttling is included.
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
  // The last frame is incomplete.
  return frames.slice(0, -1);
}
