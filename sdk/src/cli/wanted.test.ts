import { expect, test } from 'vitest';
import { readChallengeFile } from './challenge-file.ts';
import { toWanted } from './wanted.ts';

const wanted = (lines: string, value = 100) =>
  toWanted(readChallengeFile(`name: Knots\ncategory: misc\nvalue: ${value}\n${lines}`));

test('a challenge that is shown needs a flag', () => {
  expect(() => wanted('')).toThrow('has no flag that can be kept, so it cannot be shown');
  expect(wanted('state: hidden').flags).toEqual([]);
});

test('a challenge with regex flags alone says that they are the reason', () => {
  expect(() => wanted('flags: [{type: regex, content: .*}]')).toThrow(/no regex: 1 left out$/);
});

test('a flag that is there twice is kept once', () => {
  expect(wanted('flags: ["flag{a}", {type: static, content: "flag{a}"}]').flags).toEqual([
    'flag{a}',
  ]);
});

test('where to connect goes below the statement', () => {
  const lines = 'flags: ["flag{a}"]\ndescription: |\n  Tie one.\n\nconnection_info: nc a 1';
  expect(wanted(lines).fields.content).toBe('Tie one.\n\n`nc a 1`');
  expect(wanted('flags: ["flag{a}"]\nconnection_info: nc a 1').fields.content).toBe('`nc a 1`');
});

test('author and attribution end the statement', () => {
  const lines =
    'state: hidden\ndescription: Tie one.\nauthor: the school\nattribution: After Ashley.';
  expect(wanted(lines).fields.content).toBe('Tie one.\n\nAuthor: the school\n\nAfter Ashley.');
  expect(wanted(lines).notes).toEqual([]);
});

test.each([
  ['nc a 1', '`nc a 1`'],
  ['nc a `id`', '`` nc a `id` ``'],
  ['a ``b`` c', '``` a ``b`` c ```'],
])('to connect with %s is shown as it is', (connection, shown) => {
  expect(wanted(`state: hidden\nconnection_info: "${connection}"`).fields.content).toBe(shown);
});

test('a hint with requirements is not given to everybody', () => {
  const hints = 'hints: [open, {content: later, requirements: [1]}, {content: b, title: B}]';
  const { fields, notes } = wanted(`state: hidden\n${hints}`);
  expect(fields.hints).toEqual(['open', 'b']);
  expect(notes).toEqual([
    'hints cannot have requirements: 1 left out, to be given by hand or never',
    'not synced: titles of hints',
  ]);
});

test('a challenge that asks for all flags is reported, one that asks for any is not', () => {
  expect(wanted('state: hidden\nlogic: all').notes).toEqual([
    'logic "all" is not supported: any of its flags solves it',
  ]);
  expect(wanted('state: hidden\nlogic: any').notes).toEqual([]);
});

test.each([
  ['python:3.8', 'python:3.8'],
  ['registry.example/a/b', 'registry.example/a/b'],
  ['.', undefined],
  ['./docker', undefined],
])('of the image %s, %s can be pulled', (image, pulled) => {
  expect(wanted(`state: hidden\nimage: "${image}"`).fields.containerImage).toBe(pulled);
});

test.each([
  ['value', () => wanted('state: hidden', 0)],
  ['attempts', () => wanted('state: hidden\nattempts: 20000')],
  ['flags.0.flag', () => wanted(`flags: ["${'x'.repeat(128)}"]`)],
  [
    'name',
    () =>
      toWanted(readChallengeFile(`name: ${'x'.repeat(201)}\ncategory: a\nvalue: 1\nstate: hidden`)),
  ],
])('finds what the server would refuse at %s', (field, make) => {
  expect(make).toThrow(new RegExp(`^${field} is out of bounds`));
});
