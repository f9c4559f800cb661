import { expect, test } from 'vitest';
import { runOrder } from './run-order.ts';

const file = (fileName: string, ...imports: string[]) => ({
  fileName,
  imports,
  moduleIds: [`${fileName}/a`, `${fileName}/b`],
});

test('a file runs after what it imports, and once', () => {
  const files = [
    file('page', 'card', 'frame'),
    file('frame', 'text'),
    file('card', 'text'),
    file('text'),
  ];
  expect(runOrder(files, ['frame', 'page'])).toEqual(
    ['text', 'frame', 'card', 'page'].flatMap((name) => [`${name}/a`, `${name}/b`]),
  );
});

test('what nobody asked for does not run', () => {
  expect(runOrder([file('page'), file('other')], ['page'])).toEqual(['page/a', 'page/b']);
});

test('files that import each other run once each', () => {
  expect(runOrder([file('one', 'two'), file('two', 'one')], ['one'])).toHaveLength(4);
});
