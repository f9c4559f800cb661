import { expect, test } from 'vitest';
import { withShown } from './shown-state.ts';

test.each([
  ['.a:hover', ".a:is(:hover, [data-shown~='hover'])"],
  ['.a:active, .b', ".a:is(:active, [data-shown~='active']), .b"],
  [
    '.a:has(> input:focus-visible) .b',
    ".a:has(> input:is(:focus-visible, [data-shown~='focus-visible'])) .b",
  ],
  [
    ':focus:not(:focus-visible)',
    ":is(:focus, [data-shown~='focus']):not(:is(:focus-visible, [data-shown~='focus-visible']))",
  ],
  ['.a:focus-within', ".a:is(:focus-within, [data-shown~='focus-within'])"],
])('%s also holds for what is shown so', (selector, wide) => {
  expect(withShown(selector)).toBe(wide);
});

test.each(['.hover', ':active-view-transition', '::view-transition', ':focus-visible-x'])(
  '%s stays',
  (selector) => {
    expect(withShown(selector)).toBe(selector);
  },
);

test('a selector is extended once', () => {
  const once = withShown('.a:hover');
  expect(withShown(once)).toBe(once);
});
