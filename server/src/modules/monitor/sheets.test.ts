import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import readExcelFile from 'read-excel-file/node';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createContractSite, cookie } from '../../contract/contract-site.ts';
import { createStage } from '../../contract/stage.ts';
import { openSheet } from './part-sheet.ts';

const site = await createContractSite();
const stage = createStage(site);
const { db } = site;

let gameId: number;
let playerAs: string;

const FORMULA = '=HYPERLINK("https://example.org")';

beforeAll(async () => {
  gameId = await stage.game();
  await db.updateTable('games').set({ title: 'Harbour' }).where('id', '=', gameId).execute();
  const divisionId = await stage.division(gameId, 0xffff);
  const challengeId = await stage.challenge(gameId, { title: 'Sextant' });
  await stage.challenge(gameId, { title: '+Loose Cannon' });
  const player = await stage.player({ gameId, divisionId });
  const rival = await stage.player({ gameId });
  playerAs = player.as;
  await db.updateTable('teams').set({ name: '=1+1' }).where('id', '=', player.teamId).execute();
  await db.updateTable('teams').set({ name: 'Undertow' }).where('id', '=', rival.teamId).execute();
  for (const answer of [FORMULA, 'a\u0001b', 'flag{right}', 'flag{right}']) {
    await stage.submit(player.as, { gameId, challengeId }, answer);
  }
});

async function download(path: string, language = 'en-US') {
  const answer = await site.app.inject({
    method: 'GET',
    url: `/api/game/${gameId}/${path}`,
    headers: { ...site.cookieOf('monitor'), 'accept-language': language },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  const sheets = await readExcelFile(answer.rawPayload);
  expect(sheets).toHaveLength(1);
  const [sheet] = sheets;
  return {
    name: sheet?.sheet,
    rows: sheet?.data ?? [],
    file: String(answer.headers['content-disposition']),
  };
}

test('a part of a sheet is made when the export has its turn, however much is read ahead', async () => {
  let made = 0;
  function* parts() {
    for (made = 1; made <= 40; made += 1)
      yield Array.from({ length: 100 }, () => ['a'.repeat(500)]);
  }
  let turn = Promise.withResolvers<void>();
  const sheet = openSheet(
    { file: 'rows.xlsx', name: 'Rows', columns: ['Row'], parts: parts() },
    () => turn.promise,
  );
  const read = buffer(sheet);
  await vi.waitFor(() => expect(made).toBe(1));
  for (let times = 0; times < 20; times += 1) await nextTurn();
  expect(made).toBe(1);
  const last = turn;
  turn = Promise.withResolvers();
  last.resolve();
  await vi.waitFor(() => expect(made).toBe(2));
  turn.resolve();
  const [rows] = await readExcelFile(await read);
  expect(rows?.data).toHaveLength(1 + 40 * 100);
});

describe('downloadSubmissionSheet', () => {
  test('has every submission, the newest first, with repeated right flags marked', async () => {
    const { name, rows, file } = await download('submissionsheet');
    expect(file).toMatch(/^attachment; filename="Harbour_Submissions_\d{14}\.xlsx"$/);
    expect(name).toBe('All Submissions');
    expect(rows[0]).toEqual(['Status', 'Time', 'Team', 'User', 'Challenge', 'Submission', 'Email']);
    expect(
      rows
        .slice(1)
        .map(([status, , team, , challenge, answer]) => [status, team, challenge, answer]),
    ).toEqual([
      ['ACCEPTED (repeated)', '=1+1', 'Sextant', 'flag{right}'],
      ['ACCEPTED', '=1+1', 'Sextant', 'flag{right}'],
      ['WRONG', '=1+1', 'Sextant', 'a\u{fffd}b'],
      ['WRONG', '=1+1', 'Sextant', FORMULA],
    ]);
    expect(rows[1]?.[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ$/);
    expect(rows[1]?.[6]).toContain('@');
  });

  test('is in the language of the caller', async () => {
    const { rows } = await download('submissionsheet', 'de-DE');
    expect(rows[0]?.[0]).toBe('Ergebnis');
    expect(rows[1]?.[0]).toBe('RICHTIG (wiederholt)');
  });

  test('has the head alone for a game without submissions', async () => {
    const empty = await stage.game();
    const answer = await site.app.inject({
      method: 'GET',
      url: `/api/game/${empty}/submissionsheet`,
      headers: site.cookieOf('monitor'),
    });
    expect((await readExcelFile(answer.rawPayload))[0]?.data).toHaveLength(1);
  });

  test('is refused to players', async () => {
    const url = `/api/game/${gameId}/submissionsheet`;
    const answer = await site.app.inject({ method: 'GET', url, headers: cookie(playerAs) });
    expect(answer.statusCode).toBe(403);
  });
});

describe('downloadScoreboardSheet', () => {
  test('has a row for each team in the order of the board, and a column for each challenge', async () => {
    const { name, rows, file } = await download('scoreboardsheet');
    expect(file).toMatch(
      /^attachment; filename="Harbour-Scoreboard-\d{8}-\d\d\.\d\d\.\d\dZ\.xlsx"$/,
    );
    expect(name).toBe('Scoreboard');
    expect(rows[0]).toEqual([
      'Rank',
      'Team',
      'Division',
      'Captain',
      'Crew',
      'Real Name',
      'Email',
      'Student Number',
      'Phone',
      'Solved',
      'Time',
      'Score',
      expect.any(String),
      expect.any(String),
    ]);
    expect(rows[0]?.slice(12).toSorted()).toEqual(['+Loose Cannon', 'Sextant']);
    const solved = rows[0]?.indexOf('Sextant') ?? -1;
    const [, first, second] = rows;
    expect(first?.slice(0, 3)).toEqual([1, '=1+1', 'Student']);
    expect(first?.[9]).toBe(1);
    expect(first?.[10]).toMatch(/Z$/);
    expect(first?.[solved]).toBe(first?.[11]);
    expect(first?.[11]).toBeGreaterThan(0);
    expect(second?.slice(0, 3)).toEqual([2, 'Undertow', '-']);
    expect(second?.[7]).toBe('<empty>');
    expect(second?.[8]).toBe('+49 40 1234');
    expect([second?.[9], second?.[11], second?.[solved]]).toEqual([0, 0, 0]);
  });

  test('has no column for divisions in a game without any', async () => {
    const plain = await stage.game();
    await stage.player({ gameId: plain });
    const answer = await site.app.inject({
      method: 'GET',
      url: `/api/game/${plain}/scoreboardsheet`,
      headers: site.cookieOf('monitor'),
    });
    const [sheet] = await readExcelFile(answer.rawPayload);
    expect(sheet?.data[0]?.slice(0, 3)).toEqual(['Rank', 'Team', 'Captain']);
    expect(sheet?.data).toHaveLength(2);
  });
});
