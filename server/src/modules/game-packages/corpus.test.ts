import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { CORPUS_NAMES, corpusFiles, expectedOf } from '../../../../sdk/testing/challenge-corpus.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createPackageSite, GAMES, ZIP } from './testing/package-site.ts';
import { zipOf } from './testing/zip.ts';

const site = await createPackageSite(await createTestDatabase());

interface Flag {
  flag: string;
}

async function challengesOf(gameId: number) {
  const list = await site.staff('GET', `${GAMES}/${gameId}/challenges`);
  const all = list.map(({ id }: { id: number }) =>
    site.staff('GET', `${GAMES}/${gameId}/challenges/${id}`),
  );
  return Promise.all(all);
}

describe.each(CORPUS_NAMES)('the folder %s', (name) => {
  test('becomes a game, with a report of what is not as it was', async () => {
    const expected = expectedOf(name);
    const answer = await site.send(await zipOf(corpusFiles(name)), { ...ZIP, name: `${name}.zip` });
    if (expected.challenges.length === 0) {
      expect(answer.json()).toMatchObject({ status: 400, code: 'NOTHING_TO_IMPORT' });
      return;
    }
    expect(answer.statusCode, answer.body).toBe(200);
    const challenges = await challengesOf(answer.json());
    for (const wanted of expected.challenges) {
      const challenge = challenges.find(({ title }) => title === wanted.title);
      if (!challenge && wanted.optional) continue;
      const { originalScore } = wanted.worth.halyard;
      const wantedFlags = wanted.flags.filter(({ halyard, kind }) => halyard && kind === 'static');
      expect(challenge).toMatchObject({
        type: wanted.type,
        category: wanted.category.halyard,
        isEnabled: false,
        originalScore,
        submissionLimit: wanted.attempts,
        hints: wanted.hints.filter(({ halyard }) => halyard).map(({ text }) => text),
        ...wanted.container?.halyard,
      });
      expect(challenge.flags.map(({ flag }: Flag) => flag)).toEqual([
        ...new Set(wantedFlags.map(({ text }) => text)),
      ]);
      expect(challenge.attachment?.url ?? null).toEqual(urlOf(wanted.files));
    }
    const { notes } = await site.staff('GET', `/api/ext/game/${answer.json()}/import-report`);
    const keys = notes.map(
      ({ code, field }: { code: string; field: string }) => `${code} ${field}`,
    );
    expect(keys).toEqual(
      expect.arrayContaining(expected.notes.map(({ code, field }) => `${code} ${field}`)),
    );
    for (const { file, code } of expected.failed) {
      expect(notes).toContainEqual(expect.objectContaining({ file, code, challenge: null }));
    }
  });
});

function urlOf(files: ReturnType<typeof expectedOf>['challenges'][number]['files']) {
  if (!files) return null;
  return files.url ?? expect.stringMatching(new RegExp(`/${encodeURI(files.name ?? '')}$`));
}

test('an event and an export keep their own name and dates', async () => {
  const gameOf = async (name: string, more = {}) => {
    const gameId = await site.importGame(await zipOf({ ...corpusFiles(name), ...more }));
    return { gameId, game: await site.staff('GET', `${GAMES}/${gameId}`) };
  };
  const { gameId, game } = await gameOf('gz-event', { 'poster.png': await drawPicture() });
  expect(game).toMatchObject({
    title: 'Fenmill Open',
    hidden: true,
    start: Date.parse('2027-03-06T08:00:00Z'),
    end: Date.parse('2027-03-07T20:00:00Z'),
    inviteCode: 'RYE-2027',
    teamMemberCountLimit: 4,
    poster: expect.stringMatching(/^\/assets\/[0-9a-f]{64}\/poster$/),
    practiceMode: true,
    writeupRequired: true,
    writeupDeadline: Date.parse('2027-03-09T20:00:00Z'),
  });
  const divisions = await site.staff('GET', `${GAMES}/${gameId}/divisions`);
  expect(divisions.map(({ name }: { name: string }) => name)).toEqual(['Apprentices', 'Masters']);
  expect((await gameOf('ctfd-export')).game).toMatchObject({
    title: 'Fenmill Night',
    start: Date.parse('2027-03-06T08:00:00Z'),
    freeze: Date.parse('2027-03-07T07:00:00Z'),
  });
});

/** The pictures of the corpus are no real ones. */
function drawPicture(): Promise<Buffer> {
  const create = { width: 8, height: 8, channels: 3, background: '#123456' } as const;
  return sharp({ create }).png().toBuffer();
}
