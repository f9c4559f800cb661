import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { FOLDERS } from './testing/ctfcli-folders.ts';
import { contentsOf, createPackageSite, GAMES } from './testing/package-site.ts';
import { zipOf } from './testing/zip.ts';

const database = await createTestDatabase();
const site = await createPackageSite(database);

const pathOf = (gameId: number) => `/api/ext/game/${gameId}/import-report`;
const reportOf = (gameId: number) => site.staff('GET', pathOf(gameId));

describe('the report of an import', () => {
  test('lists what of ctfcli challenges is not as it was', async () => {
    const gameId = await site.importGame(
      await zipOf({ ...FOLDERS, 'kctf/challenge.yaml': Buffer.from('apiVersion: kctf.dev/v1\n') }),
    );
    const { source, importedAt, total, notes } = await reportOf(gameId);
    expect(source).toBe('Ctfcli');
    expect(importedAt).toBeGreaterThan(0);
    expect(total).toBe(notes.length);
    const of = (title: string | null) =>
      notes
        .filter(({ challenge }: { challenge: string | null }) => challenge === title)
        .map(({ code, field, detail }: Record<string, string>) => `${code} ${field} ${detail}`);
    expect(of(null)).toEqual([
      'GAME_TIMES_CHOSEN start ',
      'CHALLENGES_DISABLED state 4',
      'FILE_SKIPPED kctf/challenge.yaml no challenge: it is a manifest with an apiVersion',
    ]);
    expect(of('Two Tides')).toEqual([
      'HINTS_WITH_COST hints 1',
      'FIELD_NOT_SUPPORTED tags ',
      'FIELD_NOT_SUPPORTED topics ',
      'FIELD_NOT_SUPPORTED next ',
    ]);
    expect(of('Lighthouse')).toEqual([
      'IMAGE_NOT_BUILT image .',
      'FLAGS_NOT_STATIC flags 1',
      'FLAGS_CASE_SENSITIVE flags ',
      'REQUIREMENTS_NOT_SUPPORTED requirements ',
      'FIELD_NOT_SUPPORTED protocol ',
      'FIELD_NOT_SUPPORTED healthcheck ',
    ]);
    expect(of('Loose Knot')).toEqual([
      expect.stringMatching(/^SCORING_CONVERTED extra function logarithmic, initial 500, /),
      'FILES_ZIPPED files loose-knot.zip',
    ]);
    expect(of('Rope Locker')).toEqual([
      expect.stringMatching(/^SCORING_CONVERTED/),
      'LOGIC_NOT_SUPPORTED logic all',
      'CATEGORY_UNKNOWN category Seamanship',
    ]);
    expect(of('Ghost Ship')).toEqual([]);
    expect(JSON.stringify(notes)).not.toContain('flag{');
  });

  test('lists what a package says and the game does not', async () => {
    const gameId = await site.importGame(
      await zipOf({
        'manifest.json': { version: '1.0', format: 'GZCTF-GAME' },
        'game.json': {
          title: 'Regatta',
          startTime: '2026-01-01T00:00:00Z',
          endTime: '2026-01-02T00:00:00Z',
          hidden: false,
          sponsors: ['a'],
          empty: [],
          writeup: { required: false, deadline: '2026-01-02T00:00:00Z', pages: 2 },
        },
        'halyard.json': { version: 1, lostFiles: ['a'.repeat(64)] },
        'challenges/challenge-7.json': {
          id: 7,
          title: 'Pad',
          category: 'Crypto',
          type: 'StaticAttachment',
          enabled: true,
          scoring: { original: 500, minRate: 0.25, difficulty: 5, curve: 'steep' },
        },
      }),
    );
    expect(await reportOf(gameId)).toMatchObject({
      source: 'Gzctf',
      total: 6,
      notes: [
        { code: 'CHALLENGES_DISABLED', challenge: null, field: 'enabled', detail: '1' },
        { code: 'GAME_HIDDEN', challenge: null, field: 'hidden', detail: '' },
        { code: 'FILES_LOST', challenge: null, field: 'lostFiles', detail: '1' },
        { code: 'FIELD_NOT_SUPPORTED', challenge: null, field: 'sponsors', detail: '' },
        { code: 'FIELD_NOT_SUPPORTED', challenge: null, field: 'writeup.pages', detail: '' },
        { code: 'FIELD_NOT_SUPPORTED', challenge: 'Pad', field: 'scoring.curve', detail: '' },
      ],
    });
  });

  test.each([true, false])(
    'says which times were brought into order, writeups asked for: %s',
    async (required) => {
      const deadline = '2026-01-01T12:00:00.000Z';
      const freeze = '2026-01-03T00:00:00.000Z';
      const gameId = await site.importGame(
        await zipOf({
          'manifest.json': { version: '1.0', format: 'GZCTF-GAME' },
          'game.json': {
            title: 'Regatta',
            startTime: '2026-01-01T00:00:00Z',
            endTime: '2026-01-02T00:00:00Z',
            writeup: { required, deadline },
          },
          'halyard.json': { version: 1, freeze },
        }),
      );
      const code = 'GAME_TIMES_CORRECTED';
      expect((await reportOf(gameId)).notes).toMatchObject([
        ...(required
          ? [{ code, challenge: null, field: 'writeup.deadline', detail: deadline }]
          : []),
        { code, challenge: null, field: 'freeze', detail: freeze },
      ]);
      const end = Date.UTC(2026, 0, 2);
      const game = await site.staff('GET', `${GAMES}/${gameId}`);
      expect(game).toMatchObject({ freeze: end, writeupDeadline: end + 24 * 3_600_000 });
    },
  );

  test('names dynamic attachments whose flags the format leaves out', async () => {
    const original = await site.makeGame({ hidden: true });
    const type = 'DynamicAttachment';
    const id = await site.makeChallenge(original, { title: 'Ledger', type, category: 'Misc' });
    await site.staff('POST', `${GAMES}/${original}/challenges/${id}/flags`, [{ flag: 'flag{a}' }]);
    await site.makeChallenge(original, { title: 'Pad', category: 'Misc' });
    const { documents } = await contentsOf((await site.exportGame(original)).archive);
    const { 'halyard.json': _extras, ...plain } = documents;
    const gameId = await site.importGame(await zipOf(plain));
    expect((await reportOf(gameId)).notes).toMatchObject([
      { code: 'GAME_RULE_KEPT', challenge: null, field: 'practiceMode', detail: '' },
      { code: 'FLAGS_NOT_PACKED', challenge: 'Ledger', field: 'flags', detail: '' },
      { code: 'ATTACHMENT_NAME_LOST', challenge: 'Ledger', field: 'fileName', detail: '' },
    ]);
  });

  test('has nothing to say about our own export of a hidden game', async () => {
    const original = await site.makeGame({ hidden: true });
    await site.makeChallenge(original, { type: 'DynamicAttachment' });
    const { archive } = await site.exportGame(original);
    expect(await reportOf(await site.importGame(archive))).toMatchObject({
      source: 'Gzctf',
      total: 0,
      notes: [],
    });
  });

  test('keeps the first 1,000 notes and counts all, whatever characters they have', async () => {
    const keys = Array.from({ length: 1500 }, (_, at) => `"k${at}\\0\\ud800": 1`).join('\n');
    const flags = 'flags: ["flag{a}"]';
    const yaml = Buffer.from(`name: Knots\ncategory: "sea\\0"\nvalue: 100\n${flags}\n${keys}`);
    const report = await reportOf(await site.importGame(await zipOf({ 'challenge.yml': yaml })));
    expect(report.total).toBe(1503);
    expect(report.notes).toHaveLength(1000);
    expect(report.notes[2]).toMatchObject({ code: 'CATEGORY_UNKNOWN', detail: 'sea ' });
  });

  test('is empty for a game that was not imported, and gone with the game', async () => {
    const gameId = await site.makeGame({});
    expect(await reportOf(gameId)).toEqual({
      source: 'None',
      importedAt: null,
      total: 0,
      notes: [],
    });
    const imported = await site.importGame(await zipOf(FOLDERS));
    await site.staff('DELETE', `${GAMES}/${imported}`);
    const answer = await site.request(site.admin, 'GET', pathOf(imported));
    expect(answer.json()).toMatchObject({ code: 'GAME_NOT_FOUND' });
    const rows = await database.db
      .selectFrom('import_reports')
      .selectAll()
      .where('game_id', '=', imported)
      .execute();
    expect(rows).toEqual([]);
  });
});
