import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  byEnd,
  byStart,
  GAME_PHASES,
  type GameSchedule,
  hasStarted,
  isInScoringWindow,
  isOver,
  isPastDeadline,
  isScheduleValid,
  overlaps,
  phaseChanges,
  phaseOf,
} from './phase.ts';

const game = { start: 1000, end: 2000, practiceMode: false };

const schedules: fc.Arbitrary<GameSchedule> = fc
  .tuple(fc.nat({ max: 1000 }), fc.nat({ max: 1000 }), fc.option(fc.boolean(), { nil: undefined }))
  .map(([start, length, practiceMode]) => ({ start, end: start + length, practiceMode }));
const moments = fc.integer({ min: -10, max: 2010 });

describe('phaseOf', () => {
  test.each([
    [999, 'upcoming'],
    [1000, 'running'],
    [2000, 'running'],
    [2001, 'ended'],
  ])('at %i is %s', (now, phase) => {
    expect(phaseOf(game, now)).toBe(phase);
  });

  test('is practice instead of ended in games with practice mode', () => {
    const practice = { ...game, practiceMode: true };
    expect(phaseOf(practice, 2000)).toBe('running');
    expect(phaseOf(practice, 2001)).toBe('practice');
  });

  test('counts a missing practice mode as off', () => {
    expect(phaseOf({ start: 1000, end: 2000 }, 2001)).toBe('ended');
  });

  test('moves only forwards, through each moment of the schedule', () => {
    fc.assert(
      fc.property(schedules, moments, fc.nat({ max: 500 }), (schedule, now, later) => {
        const index = (at: number) => GAME_PHASES.indexOf(phaseOf(schedule, at));
        expect(index(now + later)).toBeGreaterThanOrEqual(index(now));
        expect(phaseOf(schedule, schedule.start)).toBe('running');
        expect(phaseOf(schedule, schedule.end)).toBe('running');
        expect(phaseOf(schedule, schedule.start - 1)).toBe('upcoming');
        expect(phaseOf(schedule, schedule.end + 1)).toBe(
          schedule.practiceMode === true ? 'practice' : 'ended',
        );
      }),
    );
  });

  test('changes at phaseChanges and at no other moment', () => {
    fc.assert(
      fc.property(schedules, moments, (schedule, now) => {
        const changes = phaseOf(schedule, now) !== phaseOf(schedule, now - 1);
        expect(changes).toBe(phaseChanges(schedule).includes(now));
      }),
    );
  });

  test('agrees with hasStarted and isOver', () => {
    fc.assert(
      fc.property(schedules, moments, (schedule, now) => {
        const phase = phaseOf(schedule, now);
        expect(hasStarted(schedule, now)).toBe(phase !== 'upcoming');
        expect(isOver(schedule, now)).toBe(phase === 'practice' || phase === 'ended');
      }),
    );
  });
});

describe('isInScoringWindow', () => {
  test.each([
    [999, null, false],
    [1000, null, true],
    [1999, null, true],
    [2000, null, false],
    [1500, 1500, true],
    [1501, 1500, false],
    [2000, 3000, false],
  ])('at %i with the deadline %o is %o', (at, deadline, expected) => {
    expect(isInScoringWindow(game, deadline, at)).toBe(expected);
  });

  test('is the running game without its last moment', () => {
    fc.assert(
      fc.property(schedules, moments, (schedule, at) => {
        const isRunning = phaseOf(schedule, at) === 'running';
        expect(isInScoringWindow(schedule, null, at)).toBe(isRunning && at !== schedule.end);
      }),
    );
  });

  test('never opens after the deadline', () => {
    fc.assert(
      fc.property(schedules, moments, moments, (schedule, deadline, at) => {
        if (!isPastDeadline(deadline, at)) return;
        expect(isInScoringWindow(schedule, deadline, at)).toBe(false);
      }),
    );
  });
});

test.each([
  [0, 1000, false],
  [0, 1001, true],
  [1500, 1600, true],
  [1999, 3000, true],
  [2000, 3000, false],
])('a game from 1000 to 2000 overlaps %i to %i: %o', (start, end, expected) => {
  expect(overlaps(game, { start, end })).toBe(expected);
});

test('overlaps is the same from both sides', () => {
  fc.assert(
    fc.property(schedules, schedules, (a, b) => {
      expect(overlaps(a, b)).toBe(overlaps(b, a));
    }),
  );
});

test('isScheduleValid allows a game that ends when it starts, and none that ends before', () => {
  expect(isScheduleValid({ start: 1000, end: 1000 })).toBe(true);
  expect(isScheduleValid({ start: 1000, end: 999 })).toBe(false);
});

test('byStart and byEnd put the earlier game first', () => {
  const early = { start: 1000, end: 5000 };
  const late = { start: 2000, end: 3000 };
  expect([late, early].toSorted(byStart)).toStrictEqual([early, late]);
  expect([early, late].toSorted(byEnd)).toStrictEqual([late, early]);
});
