import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { submitFlag } from '@halyard/sdk';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type Person, registerPlayer, signInAdministrator } from '../fixtures/accounts.ts';
import { openGame, playGame, type SeededGame } from '../fixtures/games.ts';
import { startProgram } from './program.ts';

const site = inject('siteUrl');
const EXAMPLES = 'docs/examples';
const POLL_OPTIONS = { timeout: 30_000 };

let game: SeededGame;
let players = 0;

beforeEach(async () => {
  const { client } = await signInAdministrator(site);
  game = await openGame(client, 'Regatta');
});

/** Creates a team of one that has solved the first challenges of the game. */
async function enter(teamName: string, solves: number): Promise<Person> {
  players += 1;
  const player = await registerPlayer(site, `sailor${players}`);
  await playGame(player, game, teamName, solves);
  return player;
}

async function solve({ client }: Person, nth: number): Promise<void> {
  const { id = 0, flag = '' } = game.challenges[nth] ?? {};
  await submitFlag(game.id, id, { flag }, { client });
}

test('every example is short and imports only the SDK and Node', async () => {
  const files = await readdir(EXAMPLES);
  expect(files).not.toEqual([]);
  for (const file of files) {
    const source = await readFile(join(EXAMPLES, file), 'utf8');
    expect(source.split('\n').length, file).toBeLessThan(60);
    const imported = [...source.matchAll(/from '([^']+)'/g)].map(([, from]) => from);
    expect(
      imported.filter((from) => from !== '@halyard/sdk' && !from?.startsWith('node:')),
    ).toEqual([]);
  }
});

test('ctftime-standings prints the board in the format of CTFtime', async () => {
  const before = Math.floor(Date.now() / 1000);
  await enter('Spinnakers', 2);
  await enter('Trysails', 1);
  await enter('Anchors', 0);
  const read = async () => {
    const words = [site, String(game.id)];
    const { code, stdout, stderr } = await startProgram(
      join(EXAMPLES, 'ctftime-standings.ts'),
      words,
      {},
    ).ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    return JSON.parse(stdout) as { tasks: string[]; standings: Record<string, unknown>[] };
  };
  // The board is published once a second.
  await expect.poll(async () => (await read()).standings.length, POLL_OPTIONS).toBe(3);
  const { tasks, standings } = await read();
  expect(tasks.toSorted()).toEqual(['Cold storage', 'Loose cannon', 'Tidal table']);
  const time = expect.toSatisfy(
    (value: number) => value >= before && value <= Math.ceil(Date.now() / 1000),
  );
  expect(standings).toEqual([
    {
      pos: 1,
      team: 'Spinnakers',
      score: expect.any(Number),
      taskStats: {
        'Cold storage': { points: expect.any(Number), time },
        'Loose cannon': { points: expect.any(Number), time },
      },
      lastAccept: time,
    },
    {
      pos: 2,
      team: 'Trysails',
      score: expect.any(Number),
      taskStats: { 'Cold storage': { points: expect.any(Number), time } },
      lastAccept: time,
    },
    { pos: 3, team: 'Anchors', score: 0, taskStats: {} },
  ]);
});

let folder: string;
let webhook: Server;
let said: string[];
/** The status that the webhook returns. */
let status: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-bloods-'));
  said = [];
  status = 204;
  webhook = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      if (status < 300) said.push((JSON.parse(body) as { content: string }).content);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => {
    webhook.listen(0, '127.0.0.1', resolve);
  });
});

afterEach(async () => {
  webhook.closeAllConnections();
  webhook.close();
  await rm(folder, { recursive: true, force: true });
});

function announce() {
  const { port } = webhook.address() as AddressInfo;
  const words = [
    site,
    String(game.id),
    `http://127.0.0.1:${port}/hook`,
    join(folder, 'posted.txt'),
  ];
  return startProgram(join(EXAMPLES, 'announce-bloods.ts'), words, {});
}

test('announce-bloods posts each blood once, also after a restart', async () => {
  const first = await enter('Spinnakers', 1);
  const before = announce();
  const opening = ['First blood: **Spinnakers** solved **Cold storage**'];
  await expect.poll(() => said, POLL_OPTIONS).toEqual(opening);
  for (const team of ['Trysails', 'Gennakers', 'Anchors']) await enter(team, 1);
  const more = [
    ...opening,
    'Second blood: **Trysails** solved **Cold storage**',
    'Third blood: **Gennakers** solved **Cold storage**',
  ];
  await expect.poll(() => said, POLL_OPTIONS).toEqual(more);
  // It records a post after the webhook has responded; if stopped earlier, it would post it again.
  const recorded = async () =>
    (await readFile(join(folder, 'posted.txt'), 'utf8')).split('\n').length;
  await expect.poll(recorded, POLL_OPTIONS).toBe(more.length + 1);
  before.stop();
  await before.ended;

  await solve(first, 1);
  const after = announce();
  const missed = [...more, 'First blood: **Spinnakers** solved **Loose cannon**'];
  await expect.poll(() => said, POLL_OPTIONS).toEqual(missed);
  await solve(first, 2);
  const all = [...missed, 'First blood: **Spinnakers** solved **Tidal table**'];
  await expect.poll(() => said, POLL_OPTIONS).toEqual(all);
  after.stop();
  await after.ended;
});

test('announce-bloods exits when the webhook fails, and posts the missing blood after a restart', async () => {
  await enter('Spinnakers', 1);
  status = 500;
  const refused = await announce().ended;
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('The webhook answered 500');
  status = 204;
  const again = announce();
  const opening = ['First blood: **Spinnakers** solved **Cold storage**'];
  await expect.poll(() => said, POLL_OPTIONS).toEqual(opening);
  again.stop();
  await again.ended;
});
