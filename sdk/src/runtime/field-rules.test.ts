import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ChallengeUpdate,
  GameInput,
  NoticeInput,
  RegisterRequest,
  TeamInput,
} from '../generated/model/index.ts';
import { fieldFault, fieldRules } from './field-rules.ts';
import { findIssues } from './find-issues.ts';
import type { AnyPlan } from './plan.ts';

test('a field that cannot be empty is required', () => {
  expect(fieldRules(GameInput, 'title').required).toBe(true);
  expect(fieldRules(GameInput, 'summary').required).toBe(false);
  // An update may leave the title out, but not send an empty one.
  expect(fieldRules(ChallengeUpdate, 'title').required).toBe(true);
  expect(fieldRules(ChallengeUpdate, 'flagTemplate').required).toBe(false);
  expect(fieldRules(RegisterRequest, 'challenge').required).toBe(false);
});

test('bounds are those of the spec, also behind a default', () => {
  expect(fieldRules(TeamInput, 'bio').maxLength).toBe(72);
  expect(fieldRules(ChallengeUpdate, 'memoryLimit')).toMatchObject({ min: 32, max: 1_048_576 });
  expect(fieldRules(GameInput, 'nothing')).toEqual({
    required: false,
    maxLength: undefined,
    min: undefined,
    max: undefined,
  });
  // A name that every object inherits, but no field.
  expect(fieldFault(GameInput, 'toString', 1)).toBeNull();
});

test.each([
  [GameInput, 'title', '', 'REQUIRED'],
  [GameInput, 'teamMemberCountLimit', null, 'REQUIRED'],
  [GameInput, 'teamMemberCountLimit', -1, 'TOO_SMALL'],
  [GameInput, 'teamMemberCountLimit', 1.5, 'WRONG_TYPE'],
  [RegisterRequest, 'password', 'short', 'TOO_SHORT'],
  [RegisterRequest, 'email', 'nobody', 'WRONG_FORMAT'],
  [TeamInput, 'name', 'x'.repeat(21), 'TOO_LONG'],
  [ChallengeUpdate, 'difficulty', -0.1, 'TOO_SMALL'],
  [ChallengeUpdate, 'difficulty', 0, null],
  [ChallengeUpdate, 'category', 'Pie', 'NOT_ALLOWED'],
  [ChallengeUpdate, 'hints', ['fine', 'x'.repeat(8193)], 'TOO_LONG'],
  [GameInput, 'inviteCode', null, null],
  [GameInput, 'title', 'Harbour', null],
] as [AnyPlan, string, unknown, string | null][])(
  '%# a value is judged',
  (schema, name, value, code) => {
    expect(fieldFault(schema, name, value)).toBe(code);
  },
);

test('says what zod says, save that an empty text is a missing one', () => {
  // zod reports integers beyond the safe range differently.
  const numbers = fc.double({ min: -1e9, max: 1e9, noNaN: true });
  const anyValue = fc.oneof(fc.string({ minLength: 1 }), fc.integer(), numbers, fc.boolean());
  const fields = [
    [RegisterRequest, ['userName', 'password', 'email']],
    [GameInput, ['title', 'teamMemberCountLimit', 'hidden', 'start', 'bloodBonus']],
    [NoticeInput, ['content']],
  ] as const;
  for (const [schema, names] of fields) {
    for (const name of names) {
      fc.assert(
        fc.property(anyValue, (value) => {
          const issue = findIssues(schema, { [name]: value }, 'refused').find(
            ({ path }) => path === name,
          );
          expect(fieldFault(schema, name, value)).toBe(issue?.code ?? null);
        }),
      );
    }
  }
});
