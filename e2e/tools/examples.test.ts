import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { submitFlag } from '@halyard/sdk';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type Person, registerPlayer, signInAdministrator } from '../fixtures/accounts.ts';
import { openGame, playGame, type SeededGame } from '../fixtures/games.ts';
import { type Program, startProgram } from './program.ts';

const site = inject('siteUrl');
const EXAMPLES = 'docs/examples';

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
  await submitFlag({ gameId: game.id, challengeId: id }, { flag }, { client });
}

test('every example is short and imports only the SDK and Node', async () => {
  const files = await readdir(EXAMPLES);
  expect(files).not.toEqual([]);
  for (const file of files) {
    const source = await readFile(join(EXAMPLES, file), 'utf8');
    expect(source.split('\n').length, file).toBeLessThan(80);
    const imported = [...source.matchAll(/from '([^']+)'/g)].map(([, from]) => from);
    expect(imported.filter((from) => !/^(@halyard\/sdk(\/|$)|node:)/.test(from ?? ''))).toEqual([]);
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
  await expect.poll(async () => (await read()).standings.length).toBe(3);
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

interface Message {
  content: string;
  nonce: string;
}

/** A Discord channel: keeps messages, and one of those with the same nonce. */
function createChannel() {
  const messages: (Message & { id: string })[] = [];
  /** Messages that arrive with the next one. */
  const delayed: Message[] = [];
  let answer: (isPost: boolean) => 'answer' | 'refuse' | 'stall' | 'delay' = () => 'answer';
  const keep = (message: Message) => {
    const isKnown = messages.some(({ nonce }) => nonce === message.nonce);
    if (!isKnown) messages.unshift({ ...message, id: String(messages.length) });
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const isPost = request.method === 'POST';
      const what = answer(isPost);
      if (what === 'refuse') return response.writeHead(500).end();
      if (isPost) delayed.push(JSON.parse(body) as Message);
      if (what === 'delay') return undefined;
      if (isPost) for (const message of delayed.splice(0)) keep(message);
      if (what === 'stall') return undefined;
      const { searchParams } = new URL(request.url ?? '', 'http://channel');
      const before = searchParams.get('before');
      const page = messages.slice(messages.findIndex(({ id }) => id === before) + 1);
      response.setHeader('content-type', 'application/json');
      return response.end(
        JSON.stringify(isPost ? {} : page.slice(0, Number(searchParams.get('limit')))),
      );
    });
  });
  return {
    server,
    messages,
    /** The messages in the order in which they were posted, without the numbers of the notices. */
    posted: () => messages.toReversed().map(({ content }) => content.replace(/ \(#\d+\)$/, '')),
    answerWith(next: typeof answer): void {
      answer = next;
    },
  };
}

let channel: ReturnType<typeof createChannel>;
let programs: Program[];

beforeEach(async () => {
  channel = createChannel();
  programs = [];
  await new Promise<void>((resolve) => {
    channel.server.listen(0, '127.0.0.1', resolve);
  });
});

afterEach(async () => {
  for (const program of programs) program.kill();
  await Promise.all(programs.map(({ ended }) => ended));
  channel.server.closeAllConnections();
  channel.server.close();
});

function announce(): Program {
  const { port } = channel.server.address() as AddressInfo;
  const words = [site, String(game.id), `http://127.0.0.1:${port}/channels/1`];
  const program = startProgram(join(EXAMPLES, 'announce-bloods.ts'), words, {
    DISCORD_BOT_TOKEN: 'secret',
  });
  programs.push(program);
  return program;
}

test('announce-bloods posts each blood once, also after a restart', async () => {
  const first = await enter('Spinnakers', 1);
  const before = announce();
  const opening = ['First blood: **Spinnakers** solved **Cold storage**'];
  await expect.poll(channel.posted).toEqual(opening);
  for (const team of ['Trysails', 'Gennakers', 'Anchors']) await enter(team, 1);
  const more = [
    ...opening,
    'Second blood: **Trysails** solved **Cold storage**',
    'Third blood: **Gennakers** solved **Cold storage**',
  ];
  await expect.poll(channel.posted).toEqual(more);
  before.kill();
  await before.ended;

  // More messages than one page has.
  const chatter = Array.from({ length: 150 }, (_, index) => ({
    id: `c${index}`,
    content: 'Ahoy!',
    nonce: `c${index}`,
  }));
  channel.messages.unshift(...chatter);
  await solve(first, 1);
  announce();
  const last = 'First blood: **Spinnakers** solved **Loose cannon**';
  await expect.poll(() => channel.posted().at(-1)).toBe(last);
  expect(channel.posted().filter((content) => content !== 'Ahoy!')).toEqual([...more, last]);
});

test('announce-bloods posts each blood once, wherever it is killed', async () => {
  await enter('Spinnakers', 3);
  const bloods = 3;
  /** Kills the program when the channel has received the first request of this kind. */
  const killAt = async (isPost: boolean, reply: 'stall' | 'delay') => {
    const { promise: isReceived, resolve: receive } = Promise.withResolvers<void>();
    channel.answerWith((isPosting) => {
      if (isPosting !== isPost) return 'answer';
      receive();
      return reply;
    });
    const program = announce();
    await isReceived;
    program.kill();
    await program.ended;
  };
  await killAt(false, 'stall');
  await killAt(true, 'stall');
  // This message arrives after the next run has read the channel.
  await killAt(true, 'delay');
  await killAt(true, 'stall');
  channel.answerWith(() => 'answer');
  announce();
  await expect.poll(channel.posted).toHaveLength(bloods);
  expect(new Set(channel.posted()).size).toBe(bloods);
});

test('announce-bloods exits when Discord fails, and posts the missing blood after a restart', async () => {
  await enter('Spinnakers', 1);
  channel.answerWith((isPost) => (isPost ? 'refuse' : 'answer'));
  const refused = await announce().ended;
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('Discord answered 500');
  channel.answerWith(() => 'answer');
  announce();
  const opening = ['First blood: **Spinnakers** solved **Cold storage**'];
  await expect.poll(channel.posted).toEqual(opening);
});
