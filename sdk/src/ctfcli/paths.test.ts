import { expect, test } from 'vitest';
import { archiveName, isChallengePath, namesInArchive } from './paths.ts';

test.each([
  ['challenge.yml', true],
  ['web/knots/challenge.yaml', true],
  ['.ctf/challenge.yml', false],
  ['node_modules/a/challenge.yml', false],
  ['web/docker-challenge.yml', false],
  ['__MACOSX/web/._challenge.yml', false],
])('%s is a challenge file: %s', (path, expected) => {
  expect(isChallengePath(path)).toBe(expected);
});

test('files keep their folders in an archive only where their names collide', () => {
  expect([...namesInArchive(['dist/a.txt', 'a/log', '../b/log'])]).toEqual([
    ['dist/a.txt', 'a.txt'],
    ['a/log', 'a/log'],
    ['../b/log', 'b/log'],
  ]);
});

test('an archive is named after its challenge', () => {
  expect(archiveName('Löose Knot #2!')).toBe('löose-knot-2.zip');
  expect(archiveName('!?')).toBe('files.zip');
});
