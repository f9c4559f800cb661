import { describe, expect, test } from 'vitest';
import { changesBetween } from './audit.ts';

describe('changesBetween', () => {
  test('lists the fields that differ, as text', () => {
    const before = { title: 'Tide', score: 500, hints: ['a'], end: new Date(0), same: true };
    const after = { title: 'Tide', score: 400, hints: ['a', 'b'], end: new Date(1), same: true };
    expect(changesBetween(before, after)).toEqual([
      { field: 'score', before: '500', after: '400', isSecret: false },
      { field: 'hints', before: '["a"]', after: '["a","b"]', isSecret: false },
      {
        field: 'end',
        before: '1970-01-01T00:00:00.000Z',
        after: '1970-01-01T00:00:00.001Z',
        isSecret: false,
      },
    ]);
  });

  test('has only one side for what is new or deleted, without its empty fields', () => {
    const fields = { title: 'Tide', summary: '', poster: null };
    expect(changesBetween({}, fields)).toEqual([
      { field: 'title', before: null, after: 'Tide', isSecret: false },
    ]);
    expect(changesBetween(fields, {})).toEqual([
      { field: 'title', before: 'Tide', after: null, isSecret: false },
    ]);
  });

  test.each([
    'password',
    'passwordHash',
    'flag',
    'flagTemplate',
    'inviteCode',
    'privateKey',
    'inviteToken',
  ])('says that %s has changed, without a value', (field) => {
    expect(changesBetween({ [field]: 'old' }, { [field]: 'new' })).toEqual([
      { field, before: null, after: null, isSecret: true },
    ]);
  });

  test('shows the part of long texts that differs', () => {
    const same = 'x'.repeat(2000);
    const [change] = changesBetween(
      { content: `${same}old` },
      { content: `${same}new${'y'.repeat(2000)}` },
    );
    expect(change?.before).toBe(`…${'x'.repeat(40)}old`);
    expect(change?.after).toMatch(/^…x{40}newy+…$/);
    expect(change?.after?.length).toBeLessThanOrEqual(502);
  });

  test('cuts between characters', () => {
    const [change] = changesBetween({}, { content: `${'x'.repeat(499)}😀${'y'.repeat(100)}` });
    expect(change?.after?.isWellFormed()).toBe(true);
  });
});
