import { ALL_PERMISSIONS, PERMISSION } from '@halyard/sdk/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite } from './testing/test-site.ts';

const site = await createGameSite(await createTestDatabase());
/** Teams of it need no review. */
const OPEN_TO_ALL = {
  name: 'Student',
  defaultPermissions: ALL_PERMISSIONS & ~PERMISSION.requireReview,
};
const TITLE = 'Harbour CTF';
const NAMES = { game: 'title', challenge: 'title', division: 'name' } as const;
type Kind = keyof typeof NAMES;
const KINDS: readonly Kind[] = ['game', 'challenge', 'division'];

let gameId: number;
let challengeId: number;
let divisionId: number;
/** Where each is read, and where it is changed. */
let places: Record<Kind, { read: string; write: string }>;

beforeEach(async () => {
  gameId = await site.makeGame();
  challengeId = await site.makeChallenge(gameId);
  const game = `/api/edit/games/${gameId}`;
  const challenge = `${game}/challenges/${challengeId}`;
  const divisions = `${game}/divisions`;
  divisionId = (await site.staff('POST', divisions, OPEN_TO_ALL)).id;
  places = {
    game: { read: game, write: game },
    challenge: { read: challenge, write: challenge },
    division: { read: divisions, write: `${divisions}/${divisionId}` },
  };
});

async function versionOf(kind: Kind): Promise<string> {
  const { headers } = await site.request(site.admin, 'GET', places[kind].read);
  return String(headers.etag);
}

function rename(kind: Kind, name: string, ifMatch?: string) {
  const body = { [NAMES[kind]]: name };
  const headers = ifMatch === undefined ? {} : { 'if-match': ifMatch };
  return site.request(site.admin, 'PUT', places[kind].write, body, { headers });
}

async function submit(player: Actor, flag: string): Promise<string> {
  const path = `/api/game/${gameId}/challenges/${challengeId}`;
  const sent = await site.request(player, 'POST', path, { flag });
  expect(sent.statusCode, sent.body).toBe(200);
  return (await site.request(player, 'GET', `${path}/status/${sent.body}`)).json();
}

describe.each(KINDS)('a %s', (kind) => {
  test('keeps its version until it is changed', async () => {
    const version = await versionOf(kind);
    expect(version).toMatch(/^W\/"/);
    expect(await versionOf(kind)).toBe(version);
    expect((await rename(kind, 'Tidal')).statusCode).toBe(200);
    expect(await versionOf(kind)).not.toBe(version);
  });

  test('is not changed by who has read an older version', async () => {
    const version = await versionOf(kind);
    expect((await rename(kind, 'One', version)).statusCode).toBe(200);
    const late = await rename(kind, 'Two', version);
    expect(late.json()).toMatchObject({ code: 'VERSION_CONFLICT', status: 409 });
    const { body } = await site.request(site.admin, 'GET', places[kind].read);
    expect(body).toContain('"One"');
    expect(body).not.toContain('"Two"');
    expect((await rename(kind, 'Three')).statusCode).toBe(200);
    expect((await rename(kind, 'Four', '*')).statusCode).toBe(200);
  });

  test('takes exactly one of ten changes to one version at once', async () => {
    const version = await versionOf(kind);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) => rename(kind, `Crew ${number}`, version)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  test('is read as a whole by who names its version', async () => {
    const headers = { 'if-none-match': await versionOf(kind) };
    const again = await site.request(site.admin, 'GET', places[kind].read, undefined, { headers });
    expect(again.statusCode).toBe(200);
  });
});

test('flags and solves leave the version of a challenge', async () => {
  const version = await versionOf('challenge');
  const path = places.challenge.write;
  await site.request(site.admin, 'POST', `${path}/flags`, [{ flag: 'flag{tide}' }]);
  await site.request(site.admin, 'PUT', path, { isEnabled: true });
  const open = await versionOf('challenge');
  expect(open).not.toBe(version);
  const player = await site.makeUser();
  const teamId = await site.makeTeam(player);
  await site.request(player, 'POST', `/api/game/${gameId}`, { teamId, divisionId });
  expect(await submit(player, 'flag{tide}')).toBe('Accepted');
  expect(await versionOf('challenge')).toBe(open);
  expect((await rename('challenge', TITLE, open)).statusCode).toBe(200);
});
