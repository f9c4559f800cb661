import { expect, test } from 'vitest';
import { captionOf } from './named.ts';

test.each([
  ['Rest', 'Rest'],
  ['SolvedSecond', 'Solved second'],
])('%s stands under %s', (name, caption) => {
  expect(captionOf(name)).toBe(caption);
});
