// Posts the first, second and third blood of every challenge to a Discord channel, each exactly once.
// What has been posted is read from the channel itself, so the program may be stopped at any moment.
//
//   DISCORD_BOT_TOKEN=… node announce-bloods.ts https://ctf.example 1 https://discord.com/api/v10/channels/…
import { type CallOptions, createClient, isApiError, listNotices, live, paged } from '@halyard/sdk';
import type { GameNotice, ListNoticesParams } from '@halyard/sdk/types';

const [baseUrl = '', game = '', channel = ''] = process.argv.slice(2);
const gameId = Number(game);
const client = createClient({ baseUrl });
const PAGE = 100;
const places: Partial<Record<GameNotice['type'], string>> = {
  FirstBlood: 'First',
  SecondBlood: 'Second',
  ThirdBlood: 'Third',
};

async function messages(query: string, message?: object): Promise<unknown> {
  const answer = await fetch(`${channel}/messages${query}`, {
    headers: {
      authorization: `Bot ${process.env['DISCORD_BOT_TOKEN']}`,
      'content-type': 'application/json',
    },
    ...(message && { method: 'POST', body: JSON.stringify(message) }),
  });
  if (!answer.ok) throw new Error(`Discord answered ${answer.status}; start again to go on`);
  return answer.json();
}

const posted = new Set<string>();
for (let before = '', isMore = true; isMore;) {
  const page = (await messages(`?limit=${PAGE}${before}`)) as { id: string; content: string }[];
  for (const { content } of page) posted.add(content);
  before = `&before=${page.at(-1)?.id}`;
  isMore = page.length === PAGE;
}

async function post({ id, type, values: [team, challenge] }: GameNotice): Promise<void> {
  const content = `${places[type]} blood: **${team}** solved **${challenge}** (#${id})`;
  if (places[type] === undefined || posted.has(content)) return;
  // Discord keeps one of several messages with the same nonce: a request that was still on its way
  // when the program was stopped may arrive after the channel has been read. Nobody is mentioned.
  const once = { nonce: `${gameId}-${id}`, enforce_nonce: true };
  await messages('', { content, ...once, allowed_mentions: { parse: [] } });
  posted.add(content);
}

async function catchUp(): Promise<void> {
  const ofGame = (params: ListNoticesParams, call: CallOptions) =>
    listNotices(gameId, params, call);
  const notices: GameNotice[] = [];
  try {
    for await (const notice of paged(ofGame, {}, { client })) notices.push(notice);
  } catch (error) {
    if (!isApiError(error, 'GAME_NOT_STARTED')) throw error;
  }
  for (const notice of notices.toSorted((a, b) => a.time - b.time || a.id - b.id))
    await post(notice);
}

for await (const { topic } of live(client, { game: gameId, topics: ['Notice'], interval: 3000 })) {
  if (topic === 'Hello' || topic === 'Notice') await catchUp();
}
