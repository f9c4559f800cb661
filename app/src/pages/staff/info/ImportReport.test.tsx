import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ImportReport } from '@halyard/sdk/types';
import { describe, expect, test } from 'vitest';
import { config } from '../../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';
import { staffAnswers } from '../testing/fixtures.ts';

const words = LL.staff.importReport;
const ADDRESS = '/admin/games/12/info';
const report: ImportReport = {
  source: 'Ctfcli',
  importedAt: Date.UTC(2026, 0, 1),
  total: 3,
  notes: [
    { code: 'GAME_TIMES_CHOSEN', challenge: null, field: 'start', detail: '' },
    { code: 'HINTS_WITH_COST', challenge: 'Two Tides', field: 'hints', detail: '1' },
    { code: 'FIELD_NOT_SUPPORTED', challenge: 'Two Tides', field: 'topics', detail: '' },
  ],
};
const answersWith = (data: ImportReport) => ({
  ...staffAnswers,
  getConfig: { data: { ...config, extensions: [...(config.extensions ?? []), 'importReport'] } },
  getImportReport: { data },
});

describe('the report of an import', () => {
  test('says what the game was imported from, and opens challenge by challenge', async () => {
    renderPage(ADDRESS, answersWith(report));
    expect(await screen.findByText(/ctfcli/)).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: words.show() }));
    const dialog = within(await screen.findByRole('dialog', { name: words.dialogTitle() }));
    const game = within(dialog.getByRole('list', { name: words.wholeGame() }));
    expect(game.getByText(words.notes.GAME_TIMES_CHOSEN())).toBeTruthy();
    const tides = within(dialog.getByRole('list', { name: 'Two Tides' }));
    expect(tides.getByText(words.notes.HINTS_WITH_COST())).toBeTruthy();
    expect(tides.getByText('hints: 1')).toBeTruthy();
    expect(tides.getByText('topics')).toBeTruthy();
    fireEvent.click(dialog.getByText(LL.common.close()));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentAddress()).toBe(ADDRESS);
  });

  test('names each file that was left out, with the field and the reason', async () => {
    const file = 'web/weir/challenge.yml';
    const detail = 'attempts must be a whole number';
    const left = { code: 'NO_CHALLENGE', challenge: null, file, field: `${file}:attempts`, detail };
    renderPage(
      `${ADDRESS}?import=report`,
      answersWith({ ...report, source: 'Mixed', notes: [left as ImportReport['notes'][number]] }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: words.dialogTitle() }));
    const list = within(dialog.getByRole('list', { name: file }));
    expect(list.getByText(words.notes.NO_CHALLENGE())).toBeTruthy();
    expect(list.getByText(`${file}:attempts: ${detail}`)).toBeTruthy();
  });

  test('says how many of the notes are not shown', async () => {
    renderPage(`${ADDRESS}?import=report`, answersWith({ ...report, total: 2000 }));
    const dialog = within(await screen.findByRole('dialog', { name: words.dialogTitle() }));
    expect(dialog.getByText(new RegExp(words.first({ count: 3 })))).toBeTruthy();
  });

  test('has nothing to show where everything is as in the file', async () => {
    renderPage(
      `${ADDRESS}?import=report`,
      answersWith({ ...report, source: 'Gzctf', total: 0, notes: [] }),
    );
    expect(await screen.findByText(new RegExp(words.same()))).toBeTruthy();
    expect(screen.queryByRole('link', { name: words.show() })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not there for a game that was not imported', async () => {
    const { api } = renderPage(
      ADDRESS,
      answersWith({ source: 'None', importedAt: null, total: 0, notes: [] }),
    );
    await waitFor(() => expect(api.sent('getImportReport')).toHaveLength(1));
    await screen.findByText(LL.staff.info.readiness());
    expect(screen.queryByText(words.title())).toBeNull();
  });

  test('is not asked for where the server has no reports', async () => {
    const { api } = renderPage(ADDRESS, staffAnswers);
    await screen.findByText(LL.staff.info.readiness());
    expect(api.sent('getImportReport')).toEqual([]);
  });
});
