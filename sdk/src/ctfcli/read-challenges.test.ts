import { expect, test } from 'vitest';
import { describeUnmapped, readChallenges, treeOf } from '../ctfcli.ts';

const MINIMAL = 'name: Knots\nvalue: 100\nflags: ["flag{a}"]\n';

async function readOne(lines: string, files: Record<string, string> = {}) {
  const category = lines.includes('category:') ? '' : 'category: misc\n';
  const text = lines.includes('flags:') ? MINIMAL.replace(/flags.*\n/, '') : MINIMAL;
  const tree = treeOf({ 'web/knots/challenge.yml': `${text}${category}${lines}`, ...files });
  const { challenges, failed, skipped } = await readChallenges(tree);
  return { challenge: challenges[0], failed, skipped };
}

async function contentOf(lines: string) {
  return (await readOne(lines)).challenge?.fields.content;
}

async function notesOf(lines: string, files?: Record<string, string>) {
  const { challenge } = await readOne(lines, files);
  return challenge?.unmapped.map(({ code, field, detail }) => `${code} ${field} ${detail}`.trim());
}

test('fills in what a file leaves out, null as well', async () => {
  const { challenge } = await readOne('hints: null\nimage: null\nhost: null\nattempts: null');
  expect(challenge).toMatchObject({
    path: 'web/knots/challenge.yml',
    format: 'Ctfcli',
    title: 'Knots',
    type: 'StaticAttachment',
    flags: ['flag{a}'],
    attachment: null,
    unmapped: [],
    fields: { content: '', hints: [], isEnabled: true, submissionLimit: 0, originalScore: 100 },
  });
});

test('a flag that is there twice is kept once', async () => {
  const { challenge } = await readOne('flags: ["flag{a}", {type: static, content: "flag{a}"}]');
  expect(challenge?.flags).toEqual(['flag{a}']);
});

test('numbers may be texts, and flags numbers, as they are written', async () => {
  const lines =
    'attempts: "5"\nflags: [7, {type: static, content: 1337}, 1e3, 12345678901234567890]';
  const { challenge } = await readOne(`${lines}\nhints: [{content: a, cost: "0"}]`);
  expect(challenge?.flags).toEqual(['7', '1337', '1e3', '12345678901234567890']);
  expect(challenge?.fields).toMatchObject({ submissionLimit: 5, hints: ['a'] });
});

test('flags that no reader of YAML agrees about are left out, the others stay', async () => {
  const lines = 'flags: [0x2a, 0042, {a: b}, ok]';
  expect((await readOne(lines)).challenge?.flags).toEqual(['ok']);
  expect(await notesOf(lines)).toEqual([
    'FLAG_UNREADABLE flags.0',
    'FLAG_UNREADABLE flags.1',
    'FLAG_UNREADABLE flags.2',
  ]);
});

test('a flag has up to 1,000 characters; a longer one is left out', async () => {
  const lines = `flags: ["${'x'.repeat(1000)}", "${'x'.repeat(1001)}"]`;
  const { challenge } = await readOne(lines);
  expect(challenge?.flags).toEqual(['x'.repeat(1000)]);
  expect(challenge?.unmapped).toEqual([
    { code: 'FLAG_TOO_LONG', field: 'flags.1', detail: '1001' },
  ]);
});

test('a challenge without a flag that can be kept stays hidden', async () => {
  const { challenge } = await readOne('flags: [{type: regex, content: .*}]');
  expect(challenge?.fields.isEnabled).toBe(false);
  expect(challenge?.unmapped.map(({ code }) => code)).toEqual(['FLAGS_NOT_STATIC', 'FLAG_MISSING']);
});

test('where to connect, author and attribution end the statement', async () => {
  const connect = 'description: |\n  Tie one.\n\nconnection_info: nc a 1';
  expect(await contentOf(connect)).toBe('Tie one.\n\n`nc a 1`');
  const author = 'description: Tie one.\nauthor: the school\nattribution: After Ashley.';
  expect(await contentOf(author)).toBe('Tie one.\n\nAuthor: the school\n\nAfter Ashley.');
});

test.each([
  ['tern', 'Author: tern\n\nTie one.'],
  ['tern, mossgrove', 'Tie one.\n\n**author**: Tern, mossgrove'],
  ['tern', 'Tie one.\n\n<b>Challenge by</b> [tern](https://tern.example)'],
  ['Tern', 'Tie one.\n\nAuteur : tern'],
])('the author %s, whom the statement names, is not named again', async (author, description) => {
  const lines = `author: ${JSON.stringify(author)}\ndescription: ${JSON.stringify(description)}`;
  expect(await contentOf(lines)).toBe(description);
});

test('an author whom the attribution names is not named again, another one is', async () => {
  const lines = 'description: Find tern.\nauthor: tern';
  expect(await contentOf(`${lines}\nattribution: Written by tern`)).toBe(
    'Find tern.\n\nWritten by tern',
  );
  expect(await contentOf(`${lines}\nattribution: By mossgrove`)).toBe(
    'Find tern.\n\nAuthor: tern\n\nBy mossgrove',
  );
});

test.each([
  ['nc a 1', '`nc a 1`'],
  ['nc a `id`', '`` nc a `id` ``'],
  ['a ``b`` c', '``` a ``b`` c ```'],
])('to connect with %s is shown as it is', async (connection, shown) => {
  expect(await contentOf(`connection_info: "${connection}"`)).toBe(shown);
});

test.each([
  ['python:3.8', 'python:3.8'],
  ['registry.example/a/b', 'registry.example/a/b'],
  ['.', undefined],
  ['./docker', undefined],
])('of the image %s, %s can be pulled', async (image, pulled) => {
  const { challenge } = await readOne(`image: "${image}"`);
  expect(challenge?.fields.containerImage).toBe(pulled);
  expect(challenge?.type).toBe(pulled ? 'StaticContainer' : 'StaticAttachment');
});

test('a folder beside the file is an image to be built, whatever its name', async () => {
  const files = { 'web/knots/deploy/app/Dockerfile': 'FROM scratch' };
  expect(await notesOf('image: deploy/app', files)).toEqual(['IMAGE_NOT_BUILT image ./deploy/app']);
});

test('everything that has no equal is reported by a code and in a sentence', async () => {
  const { challenge } = await readOne(`type: dynamic
extra: {initial: 500, minimum: 100, decay: 20, slope: 1}
category: Seamanship
flags: [{type: regex, content: .*}, {type: static, content: a, data: case_insensitive}]
hints: [open, {content: dear, cost: 10}, {content: later, requirements: [1]}, {content: b, title: B}]
requirements: [Rope]
logic: all
tags: [a]
topics: []
`);
  const { unmapped = [] } = challenge ?? {};
  expect(unmapped.map(({ code, field }) => `${code} ${field}`).toSorted()).toEqual([
    'CATEGORY_UNKNOWN category',
    'FIELD_NOT_SUPPORTED extra.slope',
    'FIELD_NOT_SUPPORTED tags',
    'FLAGS_CASE_SENSITIVE flags',
    'FLAGS_NOT_STATIC flags',
    'HINTS_WITH_COST hints',
    'HINTS_WITH_REQUIREMENTS hints',
    'HINT_TITLES hints',
    'LOGIC_NOT_SUPPORTED logic',
    'REQUIREMENTS_NOT_SUPPORTED requirements',
    'SCORING_CONVERTED extra',
  ]);
  const sentences = unmapped.map(describeUnmapped);
  expect(sentences).toContain('has no place here: tags');
  expect(sentences).toContain(
    'worth: function logarithmic, initial 500, minimum 100, decay 20 → originalScore 500, ' +
      'minScoreRate 0.2, difficulty 20.4',
  );
});

test.each([
  ['apiVersion: kctf.dev/v1\nkind: Challenge\nmetadata: {name: knots}', 'apiVersion'],
  [`${MINIMAL}---\nname: Second`, 'several documents'],
  ['challenge_name: Knots\nflag: a', 'neither a name nor a description'],
])('%j is of another tool', async (source, reason) => {
  const { skipped } = await readChallenges(treeOf({ 'challenge.yml': source }));
  expect(skipped).toEqual([{ path: 'challenge.yml', reason: expect.stringContaining(reason) }]);
});

test.each([
  ['attempts: many', 'attempts', 'attempts must be a whole number'],
  ['value: 1', '', 'is no YAML: a key is there twice in the object at line 1'],
  ['state: open', 'state', 'state must be visible or hidden'],
  ['attempts: 20000', 'attempts', 'attempts is out of bounds: at most 10000'],
  ['description: "a\\0b"', 'description', 'description has a character that cannot be stored'],
  [
    'extra: {initial: 100, minimum: 50, decay: 0}',
    'extra.decay',
    'extra.decay must be more than 0',
  ],
  [
    'type: dynamic\nextra: {initial: 100, minimum: 150, decay: 2}',
    'extra',
    'extra has a minimum above its initial',
  ],
])('leaves out a file with %j and says why', async (lines, field, reason) => {
  const files = { 'web/ropes/challenge.yml': MINIMAL.replace('Knots', 'Ropes\ncategory: web') };
  const { challenge, failed } = await readOne(lines, files);
  expect(challenge?.title).toBe('Ropes');
  expect(failed).toEqual([
    { path: 'web/knots/challenge.yml', field, code: expect.any(String), reason },
  ]);
});

test.each(['', '- a list', 'just text', '42'])(
  'refuses %j, which is no challenge',
  async (source) => {
    const { failed } = await readChallenges(treeOf({ 'challenge.yml': source }));
    expect(failed).toMatchObject([{ path: 'challenge.yml', code: 'NO_CHALLENGE' }]);
  },
);

test('quotes nothing of a file that is no YAML', async () => {
  const broken = treeOf({ 'challenge.yml': 'flags: [flag{hush}\nname: [' });
  const [fault] = (await readChallenges(broken)).failed;
  expect(fault?.reason).toMatch(/^is no YAML: [^\n]*at line \d+, column \d+$/);
  expect(fault?.reason).not.toContain('hush');
});

test.each([
  [
    'aliases that grow',
    `a: &a [x,x,x,x,x,x,x,x,x]\n${Array.from({ length: 8 }, (_, at) => `${'bcdefghi'[at]}: &${'bcdefghi'[at]} [${Array(9).fill(`*${'abcdefgh'[at]}`).join()}]`).join('\n')}`,
    'its aliases grow too large',
  ],
  ['deep nesting', `a: ${'['.repeat(50_000)}`, 'is no YAML'],
  ['a large file', `#${' '.repeat(130 * 1024)}`, 'is too large'],
])('refuses %s at once', async (_name, lines, reason) => {
  const from = performance.now();
  expect((await readOne(lines)).failed).toMatchObject([
    { reason: expect.stringContaining(reason) },
  ]);
  expect(performance.now() - from).toBeLessThan(30_000);
});

test('takes many keys at once', async () => {
  const from = performance.now();
  const keys = Array.from({ length: 8000 }, (_, at) => `key${at}: 1`).join('\n');
  expect((await readOne(keys)).challenge?.unmapped).toHaveLength(8000);
  expect(performance.now() - from).toBeLessThan(5000);
});

test('files may lie anywhere in the tree, and nowhere else', async () => {
  const files = { 'web/shared.txt': 'abc', 'web/knots/a/pad.txt': 'x', 'web/knots/b/pad.txt': 'y' };
  const { challenge } = await readOne('files: [../shared.txt, a/pad.txt, b/pad.txt]', files);
  expect(challenge?.attachment).toMatchObject({
    kind: 'archive',
    name: 'knots.zip',
    parts: [
      { name: 'shared.txt', place: 'web/shared.txt' },
      { name: 'a/pad.txt', place: 'web/knots/a/pad.txt' },
      { name: 'b/pad.txt', place: 'web/knots/b/pad.txt' },
    ],
  });
  for (const path of ['../../../etc/passwd', '/etc/passwd', 'challenge.yml', 'gone.txt', 'empty']) {
    const { challenge: other } = await readOne(`files: ["${path}"]`, { 'web/knots/empty': '' });
    expect(other?.attachment, path).toBeNull();
    expect(other?.unmapped).toMatchObject([{ code: 'FILES_LOST', detail: path }]);
  }
});

test('a folder of files keeps what rcds leaves out of it a secret', async () => {
  const tree = treeOf({
    'web/weir/challenge.yaml': `name: Weir
author: tern
description: Open it.
flag: {file: src/flag.txt}
provide:
  - kind: zip
    spec: {files: [src], exclude: [flag.txt, "*.key"], as: weir-src.zip}
`,
    'web/weir/src/app.py': 'print()',
    'web/weir/src/flag.txt': 'flag{over}\n',
    'web/weir/src/tls/a.key': 'secret',
  });
  const { challenges } = await readChallenges(tree);
  expect(challenges[0]).toMatchObject({
    format: 'Rctf',
    flags: ['flag{over}'],
    fields: { category: 'Web' },
    attachment: { kind: 'file', name: 'app.py', place: 'web/weir/src/app.py' },
  });
});

test('of two events the challenges of one are taken', async () => {
  const event = 'title: Open\nstart: 2027-01-01T00:00:00Z\nend: 2027-01-02T00:00:00Z';
  const one = 'name: A\ntype: StaticAttachment\nvalue: 100\nflags: [a]\n';
  const { challenges, skipped, failed, game } = await readChallenges(
    treeOf({
      'open/.gzevent': event,
      'open/Web/a/challenge.yml': one,
      'open/Web/king/challenge.yml': one.replace('StaticAttachment', 'KingOfTheHill'),
      'school/.gzevent': event.replace('Open', 'School'),
      'school/Web/b/challenge.yml': one.replace('A', 'B'),
    }),
  );
  expect(game?.fields.title).toBe('Open');
  expect(challenges.map(({ title }) => title)).toEqual(['A']);
  expect(skipped).toMatchObject([{ path: 'school/Web/b/challenge.yml' }]);
  expect(failed).toMatchObject([
    { path: 'open/Web/king/challenge.yml', code: 'TYPE_NOT_SUPPORTED', field: 'type' },
  ]);
});

test('reads the CSV of challenges of CTFd', async () => {
  const { challenges, failed } = await readChallenges(
    treeOf({
      'challenges.csv':
        '\ufeffname,description,category,value,type,flags,hints,type_data,state\r\n' +
        '"Knots, tied","He said ""tie"".\r\nTwice.",misc,100,standard,"flag{a},flag{b}",Look up,,visible\r\n' +
        'Ropes,Pull.,pwn,500,dynamic,flag{c},,"{""initial"":500,""minimum"":100,""decay"":20}",hidden\r\n' +
        'Broken,,pwn,many,standard,flag{d},,,visible\r\n',
    }),
  );
  expect(challenges).toMatchObject([
    {
      path: 'challenges.csv#2',
      format: 'Ctfd',
      title: 'Knots, tied',
      flags: ['flag{a}', 'flag{b}'],
      fields: { content: 'He said "tie".\nTwice.', hints: ['Look up'], isEnabled: true },
    },
    { title: 'Ropes', fields: { originalScore: 500, minScoreRate: 0.2, isEnabled: false } },
  ]);
  expect(failed).toMatchObject([{ path: 'challenges.csv#4', field: 'value' }]);
});
