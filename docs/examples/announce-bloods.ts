// Posts the first, second and third blood of every challenge to a webhook, in Discord's form.
// What was posted stands in a file: stopped and started again, it goes on and repeats nothing.
//
//   node announce-bloods.ts https://ctf.example 1 https://discord.example/api/webhooks/… posted.txt
import { appendFile, readFile } from 'node:fs/promises';
import {
  type CallOptions,
  createClient,
  type GameNotice,
  isApiError,
  listNotices,
  type ListNoticesParams,
  live,
  paged,
} from '@halyard/sdk';

const [baseUrl = '', game = '', webhook = '', file = 'posted.txt'] = process.argv.slice(2);
const gameId = Number(game);
const client = createClient({ baseUrl });
const posted = new Set((await readFile(file, 'utf8').catch(() => '')).split('\n').map(Number));
const places = new Map([
  ['FirstBlood', 'First'],
  ['SecondBlood', 'Second'],
  ['ThirdBlood', 'Third'],
]);

async function post({ id, type, values: [team, challenge] }: GameNotice): Promise<void> {
  const place = places.get(type);
  if (place === undefined || posted.has(id)) return;
  const content = `${place} blood: **${team}** solved **${challenge}**`;
  const answer = await fetch(webhook, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // No team calls everybody by its name.
    body: JSON.stringify({ content, allowed_mentions: { parse: [] } }),
  });
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}; start again to go on`);
  posted.add(id);
  await appendFile(file, `${id}\n`);
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
