/** The fields of a Chromium trace event that are used; times in µs. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread. */
  tdur?: number;
  args?: { data?: { type?: string } };
}

/** The trace categories that the functions below need. */
export const TRACE_CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];

const TASK = 'RunTask';
/** The event that begins a frame; the page requests each frame while it scrolls. */
const FRAME = 'FireAnimationFrame';
/** The last step of a frame on the main thread; other threads draw it. */
const COMMIT = 'Commit';

/** The events of a trace, in the order of time. */
export function readTrace(trace: Buffer): TraceEvent[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  return traceEvents.toSorted((a, b) => a.ts - b.ts);
}

/** Finds the dispatches of a DOM event. */
export function isDispatchOf(type: string): (event: TraceEvent) => boolean {
  return ({ name, args }) => name === 'EventDispatch' && args?.data?.type === type;
}

/** Finds a `performance.mark` of the page. */
export function isMark(mark: string): (event: TraceEvent) => boolean {
  return ({ name }) => name === mark;
}

const isOnThread =
  ({ pid, tid }: TraceEvent) =>
  (event: TraceEvent) =>
    event.pid === pid && event.tid === tid;

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/** Milliseconds of the tasks that ran on the thread of an event between two times. */
function workOf(
  trace: readonly TraceEvent[],
  { thread, from, until }: { thread: TraceEvent; from: number; until: number },
): number {
  const tasks = trace
    .filter(isOnThread(thread))
    .filter((event) => event.name === TASK && event.ts < until && endOf(event) > from);
  return tasks.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur / 1000, 0);
}

/**
 * Milliseconds of the main thread for each frame, from a trace: all tasks from the one that begins the
 * frame to the one that begins the next. Processor time, because wall-clock time includes other
 * processes; CPU throttling is included.
 */
export function frameTimes(trace: readonly TraceEvent[]): number[] {
  const begun = trace.filter(({ name }) => name === FRAME);
  const [main] = begun;
  const tasks = main ? trace.filter(isOnThread(main)).filter(({ name }) => name === TASK) : [];
  const frames: number[] = [];
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    if ((begun[frames.length]?.ts ?? Infinity) < ts + dur) frames.push(0);
    if (frames.length > 0) frames[frames.length - 1] = (frames.at(-1) ?? 0) + tdur / 1000;
  }
  // The last frame is incomplete.
  return frames.slice(0, -1);
}

/** The cost of showing a change, in milliseconds. */
export interface Response {
  /** Processor time of the main thread, with whole tasks at both ends. */
  work: number;
  /** Wall-clock time, which includes waiting for other processes and for the screen. */
  passed: number;
}

/**
 * For each event that begins something: what passed until the end of the frame in which its effect was
 * drawn, that is the first frame that ends after `isEffect`. Left out are those without an effect
 * before the next one begins.
 */
export function responses(
  trace: readonly TraceEvent[],
  isBegin: (event: TraceEvent) => boolean,
  isEffect: (event: TraceEvent) => boolean,
): Response[] {
  const begun = trace.filter(isBegin);
  return begun.flatMap((begin, index) => {
    const next = begun[index + 1]?.ts ?? Infinity;
    const after = trace.filter(isOnThread(begin)).filter(({ ts }) => ts >= begin.ts);
    const effect = after.find((event) => isEffect(event) && event.ts < next);
    const frame = after.find(({ name, ts }) => name === COMMIT && effect && ts >= effect.ts);
    if (!frame) return [];
    const span = { thread: begin, from: begin.ts, until: endOf(frame) };
    return [{ work: workOf(trace, span), passed: (span.until - span.from) / 1000 }];
  });
}

/** Milliseconds in which the main thread is busy after each event that starts a measured action. */
export function workAfter(
  trace: readonly TraceEvent[],
  isBegin: (event: TraceEvent) => boolean,
  milliseconds: number,
): number[] {
  return trace
    .filter(isBegin)
    .map((thread) =>
      workOf(trace, { thread, from: thread.ts, until: thread.ts + milliseconds * 1000 }),
    );
}
