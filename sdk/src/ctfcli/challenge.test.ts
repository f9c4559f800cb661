import { expect, test } from 'vitest';
import { readChallengeFile } from './challenge-file.ts';
import { sourceField, toChallenge } from './challenge.ts';
import { describeUnmapped } from './unmapped.ts';

const read = (lines: string) =>
  toChallenge(
    readChallengeFile(
      `name: Knots\n${lines.includes('category:') ? '' : 'category: misc\n'}value: 100\n${lines}`,
    ),
  );

test('a flag that is there twice is kept once', () => {
  expect(read('flags: ["flag{a}", {type: static, content: "flag{a}"}]').flags).toEqual(['flag{a}']);
});

test('where to connect goes below the statement', () => {
  const lines = 'flags: ["flag{a}"]\ndescription: |\n  Tie one.\n\nconnection_info: nc a 1';
  expect(read(lines).fields.content).toBe('Tie one.\n\n`nc a 1`');
  expect(read('flags: ["flag{a}"]\nconnection_info: nc a 1').fields.content).toBe('`nc a 1`');
});

test('author and attribution end the statement', () => {
  const lines =
    'state: hidden\ndescription: Tie one.\nauthor: the school\nattribution: After Ashley.';
  expect(read(lines).fields.content).toBe('Tie one.\n\nAuthor: the school\n\nAfter Ashley.');
  expect(read(lines).unmapped).toEqual([]);
});

test.each([
  ['tern', 'Author: tern\n\nTie one.'],
  ['tern, mossgrove', 'Tie one.\n\n**author**: Tern, mossgrove'],
  ['tern', 'Tie one.\n\n<b>Challenge by</b> [tern](https://tern.example)'],
  ['Tern', 'Tie one.\n\nAuteur : tern'],
])('the author %s, whom the statement names, is not named again', (author, description) => {
  const file = `state: hidden\nauthor: ${JSON.stringify(author)}\ndescription: ${JSON.stringify(description)}`;
  expect(read(file).fields.content).toBe(description);
});

test('an author whom the attribution names is not named again, another one is', () => {
  const lines = 'state: hidden\ndescription: Find tern.\nauthor: tern';
  expect(read(`${lines}\nattribution: Written by tern`).fields.content).toBe(
    'Find tern.\n\nWritten by tern',
  );
  expect(read(`${lines}\nattribution: By mossgrove`).fields.content).toBe(
    'Find tern.\n\nAuthor: tern\n\nBy mossgrove',
  );
});

test.each([
  ['nc a 1', '`nc a 1`'],
  ['nc a `id`', '`` nc a `id` ``'],
  ['a ``b`` c', '``` a ``b`` c ```'],
])('to connect with %s is shown as it is', (connection, shown) => {
  expect(read(`state: hidden\nconnection_info: "${connection}"`).fields.content).toBe(shown);
});

test('a hint with requirements is not given to everybody', () => {
  const hints = 'hints: [open, {content: later, requirements: [1]}, {content: b, title: B}]';
  const { fields, unmapped } = read(`state: hidden\n${hints}`);
  expect(fields.hints).toEqual(['open', 'b']);
  expect(unmapped).toEqual([
    { code: 'HINTS_WITH_REQUIREMENTS', field: 'hints', detail: '1' },
    { code: 'HINT_TITLES', field: 'hints', detail: '' },
  ]);
});

test('a challenge that asks for all flags is reported, one that asks for any is not', () => {
  expect(read('state: hidden\nlogic: all').unmapped).toEqual([
    { code: 'LOGIC_NOT_SUPPORTED', field: 'logic', detail: 'all' },
  ]);
  expect(read('state: hidden\nlogic: any').unmapped).toEqual([]);
});

test.each([
  ['python:3.8', 'python:3.8'],
  ['registry.example/a/b', 'registry.example/a/b'],
  ['.', undefined],
  ['./docker', undefined],
])('of the image %s, %s can be pulled', (image, pulled) => {
  expect(read(`state: hidden\nimage: "${image}"`).fields.containerImage).toBe(pulled);
});

test('a folder beside the file is an image to be built, whatever its name', () => {
  const file = readChallengeFile('name: a\ncategory: web\nvalue: 1\nimage: deploy/app');
  const challenge = toChallenge(file, { isFolder: (path) => path === 'deploy/app' });
  expect(challenge.fields.containerImage).toBeUndefined();
  expect(challenge.unmapped).toEqual([
    { code: 'IMAGE_NOT_BUILT', field: 'image', detail: './deploy/app' },
  ]);
});

test('everything that has no equal is reported by a code, in the order of the fields', () => {
  const { unmapped } = read(`type: dynamic
extra: {initial: 500, minimum: 100, decay: 20, slope: 1}
category: Seamanship
flags: [{type: regex, content: .*}, {type: static, content: a, data: case_insensitive}]
hints: [{content: dear, cost: 10}]
requirements: [Rope]
tags: [a]
topics: [b]
next: Rope
host: ssh://a
healthcheck: x.sh
attempts: 5
`);
  expect(unmapped.map(({ code, field }) => `${code} ${field}`)).toEqual([
    'CATEGORY_UNKNOWN category',
    'HINTS_WITH_COST hints',
    'SCORING_CONVERTED extra',
    'FLAGS_NOT_STATIC flags',
    'FLAGS_CASE_SENSITIVE flags',
    'REQUIREMENTS_NOT_SUPPORTED requirements',
    'FIELD_NOT_SUPPORTED tags',
    'FIELD_NOT_SUPPORTED topics',
    'FIELD_NOT_SUPPORTED next',
    'FIELD_NOT_SUPPORTED host',
    'FIELD_NOT_SUPPORTED healthcheck',
    'FIELD_NOT_SUPPORTED extra.slope',
  ]);
  const sentences = unmapped.map(describeUnmapped);
  expect(sentences).toContain('has no place here: topics');
  expect(sentences).toContain(
    'worth: function logarithmic, initial 500, minimum 100, decay 20 → originalScore 500, ' +
      'minScoreRate 0.2, difficulty 20.4: half-way down after as many solves',
  );
});

test('an error of the contract is told at the field of the file', () => {
  expect(sourceField('submissionLimit')).toBe('attempts');
  expect(sourceField('category')).toBe('category');
});
