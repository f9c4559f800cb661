import { expect, test } from 'vitest';
import { readChallengeFile, toChallenge } from '../ctfcli.ts';
import { checkChallenge, toNotes } from './check.ts';

const read = (lines: string, value = 100) =>
  toChallenge(readChallengeFile(`name: Knots\ncategory: misc\nvalue: ${value}\n${lines}`));
const check = (lines: string, value?: number) => checkChallenge(read(lines, value));

test('a challenge that is shown needs a flag', () => {
  expect(() => check('')).toThrow('has no flag that can be kept, so it cannot be shown');
  expect(() => check('state: hidden')).not.toThrow();
});

test('a challenge with regex flags alone says that they are the reason', () => {
  expect(() => check('flags: [{type: regex, content: .*}]')).toThrow(/no regex: 1 left out$/);
});

test('fields that only need to be named share a note', () => {
  expect(toNotes(read('tags: [a]\nlogic: all\nnext: b').unmapped)).toEqual([
    'logic "all" is not supported: any of its flags solves it',
    'not synced: tags, next',
  ]);
});

test.each([
  ['value', () => check('state: hidden', -1)],
  ['attempts', () => check('state: hidden\nattempts: 20000')],
  ['flags.0.flag', () => check(`flags: ["${'x'.repeat(1001)}"]`)],
  [
    'name',
    () =>
      checkChallenge(
        toChallenge(
          readChallengeFile(`name: ${'x'.repeat(201)}\ncategory: a\nvalue: 1\nstate: hidden`),
        ),
      ),
  ],
])('finds what the server would refuse at %s', (field, make) => {
  expect(make).toThrow(new RegExp(`^${field} is out of bounds`));
});
