import { expect, test } from 'vitest';
import { comparePictures, readPictureRun } from './pictures.ts';

const report = (...stories: [status: string, ...messages: string[]][]): string =>
  JSON.stringify({
    testResults: [
      {
        status: 'failed',
        assertionResults: stories.map(([status, ...failureMessages]) => ({
          status,
          failureMessages,
        })),
      },
    ],
  });

const missing = 'Error: No existing reference screenshot found; a new one was created.';
const different = 'Error: Screenshot does not match the stored reference.';

test('a picture without a reference is no finding', () => {
  expect(readPictureRun(report(['passed'], ['failed', missing, missing]))).toEqual({
    taken: 4,
    different: 0,
    broken: 0,
  });
});

test('each theme that looks different counts', () => {
  expect(readPictureRun(report(['failed', different, different], ['failed', different]))).toEqual({
    taken: 4,
    different: 3,
    broken: 0,
  });
});

test('a story that fails by itself has no picture', () => {
  expect(readPictureRun(report(['failed', 'Error: no button'], ['pending']))).toEqual({
    taken: 0,
    different: 0,
    broken: 1,
  });
});

test('a file that does not load is broken', () => {
  const text = JSON.stringify({ testResults: [{ status: 'failed', assertionResults: [] }] });
  expect(readPictureRun(text).broken).toBe(1);
});

test('references are new or written anew', () => {
  const before = new Map([
    ['a', '1'],
    ['b', '1'],
    ['gone', '1'],
  ]);
  const after = new Map([
    ['a', '1'],
    ['b', '2'],
    ['c', '1'],
  ]);
  expect(comparePictures(before, after)).toEqual({ added: 1, changed: 1 });
});
