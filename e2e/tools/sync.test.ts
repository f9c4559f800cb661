import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Client,
  createGame,
  getAsset,
  getEditChallenge,
  listEditChallenges,
  listNotices,
  updateSiteConfig,
} from '@halyard/sdk';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import manifest from '../../sdk/package.json' with { type: 'json' };
import { CORPUS_NAMES, corpusFiles, expectedOf } from '../../sdk/testing/challenge-corpus.ts';
import { matrix } from '../../scripts/lib/matrix.ts';
import { ADMINISTRATOR, registerPlayer, signInAdministrator } from '../fixtures/accounts.ts';
import { type Ended, startProgram } from './program.ts';

interface Report {
  dryRun: boolean;
  challenges: {
    name: string | null;
    result: string;
    changes: string[];
    notes: string[];
    reason?: string;
  }[];
  others: string[];
}

const server = inject('siteUrl');
const HOUR = 3_600_000;
const COMMAND = join('sdk', manifest.bin.halyard);
const FIXTURE = fileURLToPath(new URL('challenges', import.meta.url));
const NAMES = ['Ghost Ship', 'Lighthouse', 'Loose Knot', 'Rope Locker', 'Two Tides'];
const CREDENTIALS = {
  HALYARD_URL: server,
  HALYARD_USER: ADMINISTRATOR.userName,
  HALYARD_PASSWORD: ADMINISTRATOR.password,
};

let folder: string;
let client: Client;
let gameId: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-sync-'));
  await cp(FIXTURE, folder, { recursive: true });
  ({ client } = await signInAdministrator(server));
  const start = Date.now() - HOUR;
  const game = { title: 'Harbour school', hidden: false, start, end: start + 24 * HOUR };
  gameId = (await createGame(game, { client })).id;
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

function sync(words: readonly string[] = [], environment: Record<string, string> = CREDENTIALS) {
  const all = ['sync', folder, '--game', String(gameId), ...words];
  return startProgram(COMMAND, all, environment).ended;
}

async function syncReport(...words: string[]): Promise<Ended & Report> {
  const ended = await sync(['--json', ...words]);
  return { ...ended, ...(JSON.parse(ended.stdout) as Report) };
}

const results = ({ challenges }: Report) =>
  Object.fromEntries(challenges.map(({ name, result }) => [name, result]));
const all = (result: string) => Object.fromEntries(NAMES.map((name) => [name, result]));

async function readChallenge(title: string) {
  const known = (await listEditChallenges(gameId, { client })).find((one) => one.title === title);
  return getEditChallenge({ gameId, challengeId: known?.id ?? 0 }, { client });
}

test('a dry run prints what would be created and creates nothing', async () => {
  const report = await syncReport('--dry-run');
  expect(results(report)).toEqual(all('created'));
  expect(report).toMatchObject({ code: 0, dryRun: true });
  expect(await listEditChallenges(gameId, { client })).toEqual([]);
});

test('a dry run says in words what would happen, and what is of another tool', async () => {
  await mkdir(join(folder, 'kctf'));
  await writeFile(
    join(folder, 'kctf/challenge.yaml'),
    'apiVersion: kctf.dev/v1\nkind: Challenge\n',
  );
  const { code, stdout } = await sync(['--dry-run']);
  expect(code).toBe(0);
  expect(stdout).toContain('would create Two Tides');
  expect(stdout).toMatch(/skipped +kctf\/challenge.yaml\n +! no challenge: it is a manifest/);
  expect(stdout).toContain('5 would create, 0 would update, 0 unchanged, 0 failed, 1 skipped');
});

test('an image that is a folder is not taken for one of a registry', async () => {
  const path = join(folder, 'pwn/ghost-ship/challenge.yml');
  const text = await readFile(path, 'utf8');
  await mkdir(join(folder, 'pwn/ghost-ship/deploy/app'), { recursive: true });
  await writeFile(join(folder, 'pwn/ghost-ship/deploy/app/Dockerfile'), 'FROM scratch\n');
  await writeFile(path, `${text.replace(/^image: .*\n/m, '')}\nimage: deploy/app\n`);
  const { challenges } = await syncReport('--dry-run');
  const ship = challenges.find(({ name }) => name === 'Ghost Ship');
  expect(ship?.notes.join()).toContain('image "./deploy/app" is not built here');
});

test('a file in another encoding fails, the others do not', async () => {
  const path = join(folder, 'pwn/ghost-ship/challenge.yml');
  await writeFile(path, Buffer.from('name: Gr\xf6\xdfe\n', 'latin1'));
  const { code, challenges } = await syncReport('--dry-run');
  expect(code).toBe(1);
  expect(challenges.filter(({ result }) => result === 'failed')).toMatchObject([
    { reason: 'is not UTF-8; save it in that encoding' },
  ]);
});

test('creates every challenge as described in its file', async () => {
  const report = await syncReport();
  expect(report.code).toBe(0);
  expect(results(report)).toEqual(all('created'));

  const tides = await readChallenge('Two Tides');
  expect(tides).toMatchObject({
    category: 'Crypto',
    type: 'StaticAttachment',
    content: expect.stringMatching(
      /^The tide table[^]*second clerk write\?\n\nAuthor: the harbour school$/,
    ),
    hints: ['Put one table on top of the other.'],
    isEnabled: true,
    submissionLimit: 5,
    originalScore: 300,
    minScoreRate: 1,
  });
  expect(tides.flags.map(({ flag }) => flag)).toEqual(['flag{high_and_low}', 'flag{low_and_high}']);
  const [name = '', hash = ''] = tides.attachment?.url?.split('/').toReversed() ?? [];
  expect(name).toBe('tides.txt');
  const file = await (await getAsset({ hash, name }, undefined, { client })).blob();
  const path = join(folder, 'crypto/two-tides/handout/tides.txt');
  expect(await file.text()).toBe(await readFile(path, 'utf8'));

  expect(await readChallenge('Loose Knot')).toMatchObject({
    category: 'Pwn',
    content:
      'The bowline was tied in a hurry.\n\n`nc knots.example 31337`\n\nAuthor: the harbour school',
    originalScore: 500,
    minScoreRate: 0.202,
    difficulty: 20.4,
    attachment: { url: expect.stringMatching(/\/loose-knot\.zip$/) },
  });
  expect(await readChallenge('Lighthouse')).toMatchObject({
    content:
      'The keeper left the lamp room open.\n\n<https://lighthouse.example/>\n\nAuthor: the harbour school',
    hints: ['Look at what is served beside the page.'],
    flags: [{ flag: 'flag{lamp_room}' }],
  });
  expect(await readChallenge('Rope Locker')).toMatchObject({ category: 'Misc', isEnabled: false });
  expect(await readChallenge('Ghost Ship')).toMatchObject({
    type: 'StaticContainer',
    containerImage: 'registry.example/harbour/ghost-ship:1',
  });
});

test('reports parts of a file that cannot be stored', async () => {
  const { challenges } = await syncReport('--dry-run');
  const notes = (name: string) => challenges.find((one) => one.name === name)?.notes;
  expect(notes('Lighthouse')?.toSorted()).toEqual([
    'hints cannot cost points: 1 left out, to be given by hand or never',
    'only static flags are supported, no regex: 1 left out',
    'requirements are not supported: it is open to everyone from the start',
  ]);
  expect(notes('Rope Locker')).toContain(
    'the category "Seamanship" is not known here: Misc is used',
  );
  expect(notes('Two Tides')).toEqual(['not synced: tags']);
});

test('a second run changes nothing and reports it', async () => {
  await sync();
  const before = await Promise.all(NAMES.map(readChallenge));
  const notices = await listNotices(gameId, {}, { client });
  const again = await sync();
  expect(again.code).toBe(0);
  expect(again.stdout).toContain('Nothing to change.');
  expect(await Promise.all(NAMES.map(readChallenge))).toEqual(before);
  expect(await listNotices(gameId, {}, { client })).toEqual(notices);
});

test('updates the one challenge whose file or files changed', async () => {
  await sync();
  const path = join(folder, 'crypto/two-tides/challenge.yml');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('value: 300', 'value: 350').replace('high_and', 'ebb_and'));
  await appendFile(join(folder, 'crypto/two-tides/handout/tides.txt'), 'slack\n');
  const dry = await syncReport('--dry-run');
  const real = await syncReport();
  expect(results(real)).toEqual({ ...all('unchanged'), 'Two Tides': 'updated' });
  expect(dry.challenges).toEqual(real.challenges);
  expect(real.challenges.find(({ result }) => result === 'updated')?.changes).toEqual([
    'originalScore',
    'flags +1',
    'flags -1',
    'file tides.txt',
  ]);
  const tides = await readChallenge('Two Tides');
  expect(tides).toMatchObject({ originalScore: 350, isEnabled: true });
  expect(tides.flags.map(({ flag }) => flag).toSorted()).toEqual([
    'flag{ebb_and_low}',
    'flag{low_and_high}',
  ]);
  expect(results(await syncReport())).toEqual(all('unchanged'));
});

test('an invalid file fails with a reason, and the others are processed', async () => {
  await mkdir(join(folder, 'broken'));
  await writeFile(join(folder, 'broken/challenge.yml'), 'name: [never\nflags: [flag{hush}]\n');
  await mkdir(join(folder, 'empty'));
  await writeFile(join(folder, 'empty/challenge.yml'), 'name: Empty\nvalue: lots\n');
  const report = await syncReport();
  expect(report.code).toBe(1);
  expect(results(report)).toEqual({ ...all('created'), null: 'failed' });
  expect(report.challenges.flatMap(({ reason }) => reason ?? [])).toEqual([
    expect.stringMatching(/^is no YAML: .* at line \d+, column \d+$/),
    'category is missing; value must be a whole number',
  ]);
});

test('other challenges of the game are not changed', async () => {
  await sync();
  await rm(join(folder, 'web'), { recursive: true });
  const report = await syncReport();
  expect(report.others).toEqual(['Lighthouse']);
  expect(await readChallenge('Lighthouse')).toMatchObject({ isEnabled: true });
});

test('a file that is lost and flags that cannot be kept take nothing from the server', async () => {
  await sync();
  const before = await readChallenge('Two Tides');
  await rm(join(folder, 'crypto/two-tides/handout'), { recursive: true });
  const path = join(folder, 'crypto/two-tides/challenge.yml');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replaceAll(/flag\{.*\}/g, '{ type: regex, content: .* }'));
  const report = await syncReport();
  expect(results(report)['Two Tides']).toBe('unchanged');
  expect(await readChallenge('Two Tides')).toEqual(before);
});

const SAMPLE = new Set([
  'ctfd-export',
  'gz-event',
  'rcds-project',
  'worth-one-and-zero',
  'yaml-broken',
]);

// A sample: `FULL_MATRIX=yes` takes all folders.
test.each(matrix(CORPUS_NAMES, (name) => SAMPLE.has(name)))(
  'syncs the challenges of %s, and a second run changes nothing',
  async (name) => {
    await rm(folder, { recursive: true });
    for (const [path, bytes] of Object.entries(corpusFiles(name))) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
    const expected = expectedOf(name);
    const wanted = expected.challenges.filter(({ optional }) => !optional);
    const report = await syncReport();
    expect(report.code).toBe(expected.failed.length > 0 ? 1 : 0);
    const made = report.challenges.filter(({ result }) => result === 'created');
    expect(made.map((each) => each.name)).toEqual(
      expect.arrayContaining(wanted.map(({ title }) => title)),
    );
    expect(report.challenges.filter(({ result }) => result === 'failed')).toHaveLength(
      expected.failed.length,
    );
    const ids = await listEditChallenges(gameId, { client });
    const flags = await Promise.all(ids.map(({ title }) => readChallenge(title)));
    const again = await syncReport();
    expect(again.challenges.filter(({ result }) => result === 'updated')).toEqual([]);
    expect(await Promise.all(ids.map(({ title }) => readChallenge(title)))).toEqual(flags);
  },
);

test('prints neither flags nor passwords', async () => {
  const first = await sync();
  const said = first.stdout + first.stderr;
  expect(said).toContain('Two Tides');
  expect(said).not.toContain('flag{');
  expect(said).not.toContain(ADMINISTRATOR.password);
});

test('requires an administrator', async () => {
  const player = await registerPlayer(server, 'stowaway');
  const { userName, password } = player;
  const asPlayer = { HALYARD_URL: server, HALYARD_USER: userName, HALYARD_PASSWORD: password };
  const wrong = { ...CREDENTIALS, HALYARD_PASSWORD: 'Not-the-word-1' };
  const token = { HALYARD_URL: server, HALYARD_TOKEN: 'no.token' };
  for (const environment of [asPlayer, wrong, token]) {
    const ended = await sync([], environment);
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toContain('administrators');
  }
  expect(await listEditChallenges(gameId, { client })).toEqual([]);
});

test('signs in while the site asks for the captcha HashPow', async () => {
  await updateSiteConfig({ accountPolicy: { useCaptcha: true } }, { client });
  try {
    const ended = await sync(['--dry-run']);
    expect(ended).toMatchObject({ code: 0, stdout: expect.stringContaining('5 would create') });
  } finally {
    await updateSiteConfig({ accountPolicy: { useCaptcha: false } }, { client });
  }
});

test('says why a server cannot be reached', async () => {
  const away = { ...CREDENTIALS, HALYARD_URL: 'https://nowhere.invalid' };
  const ended = await sync([], away);
  expect(ended).toMatchObject({ code: 1, stdout: '' });
  expect(ended.stderr).toMatch(/^The server cannot be reached: DNS .*nowhere\.invalid\)\n$/);
});

test('exits with 2 on invalid arguments', async () => {
  const wrong = await startProgram(COMMAND, ['sync', './nowhere', '--game', '1'], CREDENTIALS)
    .ended;
  expect(wrong).toMatchObject({ code: 2, stdout: '' });
  expect(wrong.stderr).toContain('halyard --help');
});

test('exits with 2 without credentials', async () => {
  expect(await sync([], { HALYARD_URL: server })).toMatchObject({ code: 2, stdout: '' });
});
