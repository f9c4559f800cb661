import { expect, test } from 'vitest';
import {
  frameTimes,
  isDispatchOf,
  isMark,
  readTrace,
  responses,
  type TraceEvent,
  workAfter,
} from './ui-trace.ts';

/** An event of the main thread; times in milliseconds. */
function at(ms: number, name: string, more: Partial<TraceEvent> = {}): TraceEvent {
  return { name, pid: 1, tid: 1, ts: ms * 1000, ...more };
}
const task = (ms: number, dur: number, cpu = dur) =>
  at(ms, 'RunTask', { dur: dur * 1000, tdur: cpu * 1000 });
const dispatch = (ms: number, type: string) =>
  at(ms, 'EventDispatch', { args: { data: { type } } });
const commit = (ms: number) => at(ms, 'Commit', { dur: 1000 });
const asFile = (...events: TraceEvent[]) =>
  readTrace(Buffer.from(JSON.stringify({ traceEvents: events })));

test('a trace is read in the order of time', () => {
  expect(asFile(at(2, 'b'), at(1, 'a')).map(({ name }) => name)).toEqual(['a', 'b']);
});

test('a frame costs the tasks from the one that begins it to the next one', () => {
  const trace = asFile(
    task(0, 5),
    task(10, 4),
    at(11, 'FireAnimationFrame'),
    task(20, 3, 2),
    task(26, 6),
    at(27, 'FireAnimationFrame'),
    task(30, 9, 8),
    task(43, 1),
    at(43.5, 'FireAnimationFrame'),
  );
  expect(frameTimes(trace)).toEqual([6, 14]);
});

test('a trace without frames has no frame times', () => {
  expect(frameTimes(asFile(task(0, 5)))).toEqual([]);
});

test('a response ends with the first frame after its effect', () => {
  const trace = asFile(
    task(0, 4),
    dispatch(1, 'keydown'),
    commit(3),
    task(5, 6, 3),
    dispatch(6, 'input'),
    task(12, 8, 5),
    commit(18),
    task(30, 10),
  );
  const found = responses(trace, isDispatchOf('keydown'), isDispatchOf('input'));
  expect(found).toEqual([{ work: 12, passed: 18 }]);
});

test('other threads do not count', () => {
  const trace = asFile(
    task(0, 4),
    dispatch(1, 'keydown'),
    at(2, 'shown'),
    { ...task(2, 50), tid: 2 },
    { ...commit(3), pid: 2 },
    task(5, 3),
    commit(6),
  );
  expect(responses(trace, isDispatchOf('keydown'), isMark('shown'))).toEqual([
    { work: 7, passed: 6 },
  ]);
});

test('a key without an effect before the next key is left out', () => {
  const trace = asFile(
    task(0, 2),
    dispatch(1, 'keydown'),
    task(10, 4),
    dispatch(11, 'keydown'),
    dispatch(12, 'input'),
    commit(13),
  );
  const found = responses(trace, isDispatchOf('keydown'), isDispatchOf('input'));
  expect(found).toEqual([{ work: 4, passed: 3 }]);
});

test('the work after an event includes the task in which it happens, and no later one', () => {
  const trace = asFile(
    task(0, 4),
    at(2, 'heard'),
    task(10, 5, 3),
    task(103, 7),
    task(200, 1),
    at(200.5, 'heard'),
  );
  expect(workAfter(trace, isMark('heard'), 100)).toEqual([7, 1]);
});
