import { expect, test } from 'vitest';
import { ChallengeError, ForeignFileError, readChallengeFile } from './challenge-file.ts';

const minimal = 'name: Knots\ncategory: misc\nvalue: 100\n';

test('fills in what a file leaves out', () => {
  expect(readChallengeFile(minimal)).toMatchObject({
    type: 'standard',
    description: '',
    attempts: 0,
    flags: [],
    hints: [],
    files: [],
    state: 'visible',
    unknown: [],
  });
});

test('takes null for left out, as the templates of ctfcli write it', () => {
  const nothing = 'flags: null\nhints: null\nimage: null\nhost: null\nattempts: null\n';
  expect(readChallengeFile(minimal + nothing)).toEqual(readChallengeFile(minimal));
});

test('names the fields that mean nothing here', () => {
  const more = 'author: a\ntags: [b]\ntopics: []\nversion: "0.1"\nhealthcheck: x.sh\n';
  expect(readChallengeFile(minimal + more).unknown).toEqual(['tags', 'healthcheck']);
  const dynamic = 'type: dynamic\nextra: {initial: 100, minimum: 50, decay: 5, slope: 1}\n';
  expect(readChallengeFile(minimal + dynamic).unknown).toEqual(['extra.slope']);
});

test('what an anchor hides is hidden', () => {
  const merged = `base: &base\n  state: hidden\n<<: *base\n${minimal}`;
  expect(readChallengeFile(merged).state).toBe('hidden');
});

test('numbers may be texts, and flags numbers, as CTFd takes them', () => {
  const file = readChallengeFile(
    'name: Knots\ncategory: misc\nvalue: "100"\nattempts: "5"\n' +
      'flags: [7, {type: static, content: 1337}]\nhints: [{content: a, cost: "10"}]',
  );
  expect(file).toMatchObject({ value: 100, attempts: 5, flags: ['7', { content: '1337' }] });
  expect(file.hints).toEqual([{ content: 'a', cost: 10 }]);
});

test.each([
  ['apiVersion: kctf.dev/v1\nkind: Challenge\nmetadata: {name: knots}', 'apiVersion'],
  [`${minimal}---\nname: Second`, 'several documents'],
])('%j is of another tool', (source, reason) => {
  expect(() => readChallengeFile(source)).toThrow(ForeignFileError);
  expect(() => readChallengeFile(source)).toThrow(reason);
});

test.each([
  ['flags: [0x2a]', 'flags.0 must be text in quotes, or an object with `content`'],
  ['attempts: many', 'attempts must be a whole number'],
  ['flags: [0042]', 'flags.0 must be text in quotes, or an object with `content`'],
  ['flags: flag{x}', 'flags must be a list'],
  ['state: open', 'state must be visible or hidden'],
  ['type: multiple_choice', 'type must be standard or dynamic; no other type is supported'],
  ['type: dynamic', 'extra is missing'],
  [
    'type: dynamic\nextra: {initial: 100, minimum: 50, decay: 0}',
    'extra.decay must be more than 0',
  ],
  [
    'type: dynamic\nextra: {initial: 100, minimum: 150, decay: 2}',
    'extra has a minimum above its initial',
  ],
])('says what is wrong with %j', (lines, reason) => {
  expect(() => readChallengeFile(minimal + lines)).toThrow(
    expect.objectContaining({ message: reason }),
  );
});

test.each(['', '- a list', 'just text', '42'])('refuses %j, which is no challenge', (source) => {
  expect(() => readChallengeFile(source)).toThrow(ChallengeError);
});

test('quotes nothing of a file that is no YAML', () => {
  const broken = 'flags: [flag{hush}\nname: [';
  expect(() => readChallengeFile(broken)).toThrow(/^is no YAML: [^\n]*at line \d+, column \d+$/);
  expect(() => readChallengeFile(broken)).not.toThrow(/hush/);
});

test('an error names its fields', () => {
  try {
    readChallengeFile(`${minimal}flags: [0x2a]\nattempts: many`);
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({ fields: ['attempts', 'flags.0'] });
  }
});

test.each([
  [
    'aliases that grow',
    `a: &a [x,x,x,x,x,x,x,x,x]\n${Array.from({ length: 8 }, (_, at) => `${'bcdefghi'[at]}: &${'bcdefghi'[at]} [${Array(9).fill(`*${'abcdefgh'[at]}`).join()}]`).join('\n')}`,
    'its aliases grow too large',
  ],
  ['deep nesting', `a: ${'['.repeat(50_000)}`, 'is no YAML'],
])('refuses %s at once', (_name, lines, reason) => {
  const from = performance.now();
  expect(() => readChallengeFile(minimal + lines)).toThrow(ChallengeError);
  expect(() => readChallengeFile(minimal + lines)).toThrow(reason);
  expect(performance.now() - from).toBeLessThan(30_000);
});

test('refuses a key that is there twice, and takes many keys at once', () => {
  expect(() => readChallengeFile(`${minimal}value: 200`)).toThrow('a key is there twice');
  const from = performance.now();
  const keys = Array.from({ length: 8000 }, (_, at) => `key${at}: 1`).join('\n');
  expect(readChallengeFile(minimal + keys).unknown).toHaveLength(8000);
  expect(performance.now() - from).toBeLessThan(5000);
});

test('reads bytes in UTF-8 only', () => {
  expect(readChallengeFile(Buffer.from(minimal)).name).toBe('Knots');
  expect(() => readChallengeFile(Buffer.from('name: Gr\xf6\xdfe', 'latin1'))).toThrow(
    'is not UTF-8',
  );
});
