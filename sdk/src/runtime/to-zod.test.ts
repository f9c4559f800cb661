import { safeParse } from 'zod/mini';
import { expect, test } from 'vitest';
import { Category, Team } from '../schemas.ts';

const member = { userId: 'a', userName: 'linnea', bio: null, avatar: null, captain: true };

test('a schema parses what fits it, and says where something does not', () => {
  expect(Category.parse('Web')).toBe('Web');
  expect(() => Category.parse('Sailing')).toThrow('invalid_value');
  expect(() => Team.parse({ members: [{ ...member, captain: 'yes' }] })).toThrow('captain');
});

test('a schema keeps to its names when somebody checks data with it', () => {
  expect(Category.safeParse('Sailing')).toMatchObject({ success: false });
  expect(Category.options).toContain('Web');
});

test('a schema is one of zod, and a Standard Schema', () => {
  expect(safeParse(Category, 'Web')).toStrictEqual({ success: true, data: 'Web' });
  expect(safeParse(Category, 'Sailing').success).toBe(false);
  expect(Category['~standard'].validate('Web')).toStrictEqual({ value: 'Web' });
});
