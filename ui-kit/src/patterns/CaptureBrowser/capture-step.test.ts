import { expect, test } from 'vitest';
import { captureStep } from './capture-step.ts';

test('shows only the first level without a selection', () => {
  expect(captureStep([false, false], false)).toBe('lists');
  expect(captureStep([true, false], false)).toBe('lists');
  expect(captureStep([true, true], false)).toBe('files');
  expect(captureStep([true, true], true)).toBe('preview');
});

test('a file without its team shows the lists', () => {
  expect(captureStep([true, false], true)).toBe('lists');
});
