import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cannon } from '../testing/fixtures.ts';
import { LL } from '../../../testing/render-page.tsx';
import { challengeErrors, toChallengeForm, toChallengeUpdate } from './challenge-form.ts';
import { attachmentName, flagKind, hasInstance, lacksFlag, newFlags } from './flags.ts';

test('a stored challenge goes through the form unchanged', () => {
  expect(toChallengeUpdate(toChallengeForm(cannon))).toEqual({
    title: cannon.title,
    category: cannon.category,
    submissionLimit: 0,
    deadlineUtc: 0,
    content: cannon.content,
    hints: cannon.hints,
    originalScore: 500,
    minScoreRate: 0.2,
    difficulty: 60,
    disableBloodBonus: false,
    flagTemplate: '',
    fileName: 'attachment',
    containerImage: '',
    exposePort: 80,
    cpuCount: 1,
    memoryLimit: 64,
    storageLimit: 256,
    networkMode: 'Open',
    enableTrafficCapture: false,
  });
});

test('every share in hundredths of a percent survives the form', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (share) => {
      const { minPercent } = toChallengeForm({ ...cannon, minScoreRate: share / 10_000 });
      const { minScoreRate } = toChallengeUpdate({ minPercent });
      expect(minScoreRate).toBeCloseTo(share / 10_000, 10);
    }),
  );
});

test('only what was edited is sent, without hints that were only begun', () => {
  expect(toChallengeUpdate({ hints: [' one ', '', '  '] })).toEqual({ hints: ['one'] });
  expect(toChallengeUpdate({ deadline: null })).toEqual({ deadlineUtc: 0 });
});

test('port 0, which the API takes as no port, is no port of a challenge', () => {
  const form = toChallengeForm(cannon);
  expect(challengeErrors(LL, { ...form, exposePort: 0 })).toEqual({
    exposePort: LL.errors.field.TOO_SMALL(),
  });
  expect(challengeErrors(LL, { ...form, exposePort: 1, difficulty: 0 })).toEqual({});
});

test('pasted flags are taken once each, and never those that are there', () => {
  const known = [{ id: 1, flag: 'a', attachment: null }];
  expect(newFlags('a\r\nb\n\n c \nb', known)).toEqual(['b', 'c']);
});

test('a template needs no flag, every other type does', () => {
  expect(lacksFlag({ type: 'DynamicContainer', flags: [] })).toBe(false);
  expect(lacksFlag({ type: 'StaticContainer', flags: [] })).toBe(true);
  expect(flagKind('DynamicAttachment')).toBe('pairs');
  expect(hasInstance('DynamicAttachment')).toBe(false);
});

test('the name of a file comes from its address, readable', () => {
  expect(attachmentName('/assets/0a/loose%20cannon.tar.gz?x=1')).toBe('loose cannon.tar.gz');
  expect(attachmentName('/assets/0a/100%.zip')).toBe('100%.zip');
  expect(attachmentName(null)).toBe('');
});
