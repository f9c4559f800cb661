import { PERMISSION } from '@halyard/sdk/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyMarks,
  CHALLENGE_PERMISSIONS,
  challengeBits,
  exceptionsOf,
  isIn,
  marksOf,
  packExceptions,
  switchDefault,
  unpackExceptions,
  withChallengeBits,
} from './permissions.ts';

const ALL = challengeBits(2_147_483_647);
const names = fc.constantFrom(...CHALLENGE_PERMISSIONS);
/** What the editor can make: with anything else a challenge is seen. */
const bits = fc
  .subarray([...CHALLENGE_PERMISSIONS])
  .map((some) => some.reduce((mask, name) => mask | PERMISSION[name], 0))
  .map((mask) => (mask === 0 ? 0 : mask | PERMISSION.viewChallenge));
const exceptions = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 99 }), bits))
  .map((all) => new Map(all));

test('exceptions survive being packed', () => {
  fc.assert(
    fc.property(exceptions, (some) => {
      expect(unpackExceptions(packExceptions(some))).toEqual(
        new Map([...some].toSorted(([a], [b]) => a - b)),
      );
    }),
  );
});

test('a row that says what the default says is no exception', () => {
  const division = {
    id: 3,
    name: 'Student',
    inviteCode: null,
    defaultPermissions: 2_147_483_647,
    challengeConfigs: [
      { challengeId: 7, permissions: 2_147_483_647 },
      { challengeId: 8, permissions: 256 },
    ],
  };
  expect(exceptionsOf(division)).toEqual(new Map([[8, 256]]));
});

test('bits of the whole game stay', () => {
  expect(withChallengeBits(2_147_483_647, 0) & 7).toBe(7);
  expect(withChallengeBits(5, ALL)).toBe(5 | ALL);
});

describe('applyMarks', () => {
  test('denying view denies everything, granting anything grants view', () => {
    const hidden = applyMarks(ALL, new Map(), [
      { row: '7', column: 'viewChallenge', mark: 'denied' },
    ]);
    expect(hidden.get(7)).toBe(0);
    const flags = applyMarks(ALL, hidden, [{ row: '7', column: 'submitFlags', mark: 'granted' }]);
    expect(flags.get(7)).toBe(PERMISSION.viewChallenge | PERMISSION.submitFlags);
  });

  test('leaves no exception that equals the default', () => {
    fc.assert(
      fc.property(bits, exceptions, names, (defaults, some, column) => {
        const mark = 'default' as const;
        const next = applyMarks(defaults, some, [{ row: '7', column, mark }]);
        expect(next.get(7)).not.toBe(defaults);
      }),
    );
  });
});

test('cells that follow the default still do after it was switched', () => {
  fc.assert(
    fc.property(bits, bits, names, fc.boolean(), (defaults, own, name, isAllowed) => {
      fc.pre(own !== defaults);
      const next = switchDefault(defaults, new Map([[7, own]]), name, isAllowed);
      const marks = marksOf(defaults, own);
      for (const each of CHALLENGE_PERMISSIONS) {
        const now = isIn(next.exceptions.get(7) ?? next.defaults, each);
        expect(now).toBe(marks[each] === undefined ? isIn(next.defaults, each) : isIn(own, each));
      }
    }),
  );
});
