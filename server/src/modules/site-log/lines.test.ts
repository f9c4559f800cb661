import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { logReader } from '../../testing/log-lines.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite } from '../games/testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createGameSite(database);
const readLines = logReader(site, db);

const NO_FILE = 'a'.repeat(64);

let captain: Actor;
let member: Actor;

beforeEach(async () => {
  captain = await site.makeUser('captain');
  member = await site.makeUser('member');
});

/** Who did what, since the last call. */
async function said(): Promise<[string, string][]> {
  return (await readLines()).map(({ userName, message }) => [userName, message]);
}

async function invite(teamId: number): Promise<string> {
  return (await site.request(captain, 'GET', `/api/team/${teamId}/invite`)).json();
}

test('every change of a team has a line, by whom it was made', async () => {
  await said();
  const created = await site.request(captain, 'POST', '/api/team', { name: 'Long Splice' });
  const { id } = created.json<{ id: number }>();
  const path = `/api/team/${id}`;
  const join = async () => site.request(member, 'POST', '/api/team/accept', await invite(id));
  await join();
  await site.request(member, 'POST', `${path}/leave`);
  await join();
  await site.request(captain, 'POST', `${path}/kick/${member.userId}`);
  await join();
  await site.request(captain, 'PUT', `${path}/transfer`, { newCaptainId: member.userId });
  await site.request(member, 'DELETE', path);
  const team = 'Long Splice';
  expect(await said()).toEqual([
    [captain.userName, `The team ${team} was created.`],
    [member.userName, `Joined the team ${team}.`],
    [member.userName, `Left the team ${team}.`],
    [member.userName, `Joined the team ${team}.`],
    [captain.userName, `Removed ${member.userName} from the team ${team}.`],
    [member.userName, `Joined the team ${team}.`],
    [captain.userName, `Handed the team ${team} over to ${member.userName}.`],
    [member.userName, `The team ${team} was deleted.`],
  ]);
});

test('a team that is deleted after it has played is logged as closed', async () => {
  const teamId = await site.makeTeam(captain);
  const gameId = await site.makeGame({ acceptWithoutReview: true });
  await site.request(captain, 'POST', `/api/game/${gameId}`, { teamId });
  const ended = new Date(site.clock() - 1);
  await db.updateTable('games').set({ ends_at: ended }).where('id', '=', gameId).execute();
  await site.tell({ topic: 'game', gameId, body: {} });
  await said();
  await site.request(captain, 'DELETE', `/api/team/${teamId}`);
  expect(await said()).toEqual([[captain.userName, 'The team Long Splice was closed.']]);
});

test('what is refused has no line', async () => {
  const teamId = await site.makeTeam(captain, member);
  await said();
  await site.request(captain, 'POST', `/api/team/${teamId}/leave`);
  await site.request(member, 'POST', `/api/team/${teamId}/kick/${captain.userId}`);
  await site.request(member, 'DELETE', `/api/team/${teamId}`);
  expect(await said()).toEqual([]);
});

test('files that do not exist are logged, also when only named', async () => {
  const gameId = await site.makeGame();
  const challengeId = await site.makeChallenge(gameId);
  await said();
  await site.request(captain, 'GET', `/assets/${NO_FILE}/pad.zip?secret=1`);
  const path = `/api/edit/games/${gameId}/challenges/${challengeId}/attachment`;
  const body = { attachmentType: 'Local', fileHash: NO_FILE };
  const refused = await site.request(site.admin, 'POST', path, body);
  expect(refused.json()).toMatchObject({ code: 'FILE_NOT_FOUND' });
  expect(await said()).toEqual([
    [captain.userName, `An unknown file was requested: /assets/${NO_FILE}/pad.zip.`],
    [site.admin.userName, `A request named an unknown file: POST ${path}.`],
  ]);
});
