import { beforeEach, expect, test } from 'vitest';
import { createContractSite } from '../../contract/contract-site.ts';
import { createStage } from '../../contract/stage.ts';
import { createWrites } from '../../platform/write.ts';
import { COUNTED, pruneWrongFlags } from './repository-wrong-flags.ts';

const site = await createContractSite();
const stage = createStage(site);
const { db } = site;
const { write } = createWrites({ db, bus: { deliver: () => undefined } });

type Player = Awaited<ReturnType<typeof stage.player>>;

let gameId: number;
let challengeId: number;
let teams: [Player, Player, Player];

beforeEach(async () => {
  gameId = await stage.game();
  challengeId = await stage.challenge(gameId, { title: 'Sextant' });
  teams = [
    await stage.player({ gameId }),
    await stage.player({ gameId }),
    await stage.player({ gameId }),
  ];
});

async function send(player: Player, answer: string, to = challengeId): Promise<void> {
  await stage.submit(player.as, { gameId, challengeId: to }, answer);
}

interface WrongFlag {
  challenge: string;
  answer: string;
  teams: number;
  senders: { teamId: number; userId: string; time: number }[];
}

async function list(): Promise<WrongFlag[]> {
  const url = `/api/ext/game/${gameId}/wrong-flags`;
  const headers = site.cookieOf('monitor');
  const answer = await site.app.inject({ method: 'GET', url, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<WrongFlag[]>();
}

const summary = async () =>
  (await list()).map(({ challenge, answer, teams: count }) => [challenge, answer, count]);

test('counts each team once for an answer, however many others arrive after it', async () => {
  const [one, two, three] = teams;
  for (const answer of ['flag{loose}', 'flag{loose}', 'alone', 'alone']) await send(one, answer);
  await send(two, 'flag{loose}');
  for (let number = 0; number < 100; number += 1) await send(three, `flag{guess ${number}}`);
  const [found, ...others] = await list();
  expect(others).toEqual([]);
  expect(found).toMatchObject({ challenge: 'Sextant', answer: 'flag{loose}', teams: 2 });
  expect(found?.senders.map(({ teamId, userId }) => [teamId, userId])).toEqual([
    [one.teamId, one.userIds[0]],
    [two.teamId, two.userIds[0]],
  ]);
});

test('keeps the answers of a challenge together, the challenge of most teams first', async () => {
  const other = await stage.challenge(gameId, { title: 'Keelhaul' });
  const [one, two, three] = teams;
  for (const player of [one, two]) {
    await send(player, 'a');
    await send(player, 'b', other);
    await send(player, 'A', other);
  }
  await send(three, 'A', other);
  expect(await summary()).toEqual([
    ['Keelhaul', 'A', 3],
    ['Keelhaul', 'b', 2],
    ['Sextant', 'a', 2],
  ]);
});

test('right answers, flags of others and teams that are gone do not count', async () => {
  const [one, two] = teams;
  for (const player of teams) await send(player, 'flag{right}');
  for (const player of teams) await send(player, 'flag{loose}');
  await db.deleteFrom('participations').where('id', '=', one.participationId).execute();
  await db.deleteFrom('participations').where('id', '=', two.participationId).execute();
  expect(await summary()).toEqual([]);
});

test('keeps a bounded number of answers of a challenge, those of several teams first', async () => {
  const [one, two] = teams;
  await send(one, 'flag{loose}');
  await send(two, 'flag{loose}');
  const hashes = Array.from({ length: COUNTED + 5 }, (_, number) => ({
    challenge_id: challengeId,
    answer_hash: Buffer.from(`other ${number}`),
    participation_id: one.participationId,
    submission_id: 2_000_000_000 + number,
  }));
  await db.insertInto('wrong_flags').values(hashes).execute();
  await write(null, pruneWrongFlags);
  const left = await db
    .selectFrom('wrong_flags')
    .select('answer_hash')
    .where('challenge_id', '=', challengeId)
    .execute();
  const names = new Set(left.map(({ answer_hash: hash }) => hash.toString()));
  expect(names.size).toBe(COUNTED);
  expect(names.has('other 5')).toBe(false);
  expect(names.has('other 6')).toBe(true);
  expect(await summary()).toEqual([['Sextant', 'flag{loose}', 2]]);
});
