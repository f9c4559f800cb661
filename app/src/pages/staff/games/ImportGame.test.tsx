import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { config } from '../../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';
import { harbour, staffAnswers } from '../testing/fixtures.ts';

const words = LL.staff.games;

/** Chooses a file in the browser's dialog, which opens with the press of the button. */
async function choose(): Promise<void> {
  const button = await screen.findByRole('button', { name: words.importGame() });
  const dialog = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (
    this: HTMLInputElement,
  ) {
    const file = new File(['PK'], 'game.zip');
    Object.defineProperty(this, 'files', { value: [file] });
    this.dispatchEvent(new Event('change'));
  });
  fireEvent.click(button);
  dialog.mockRestore();
}

test('opens the game that was imported', async () => {
  const { api } = renderPage('/admin/games', { ...staffAnswers, importGame: { data: 12 } });
  await choose();
  expect(await screen.findByText(words.imported({ game: harbour.title }))).toBeTruthy();
  await waitFor(() => expect(currentAddress()).toBe('/admin/games/12/info'));
  expect(api.sent('importGame')).toHaveLength(1);
});

test('opens the report of the import if there is something in it', async () => {
  renderPage('/admin/games', {
    ...staffAnswers,
    getConfig: { data: { ...config, extensions: ['importReport'] } },
    importGame: { data: 12 },
    getImportReport: {
      data: {
        source: 'Ctfcli',
        importedAt: 1,
        total: 1,
        notes: [{ code: 'HINTS_WITH_COST', challenge: 'Pad', field: 'hints', detail: '1' }],
      },
    },
  });
  await choose();
  const report = LL.staff.importReport;
  expect(await screen.findByText(report.notes.HINTS_WITH_COST())).toBeTruthy();
  expect(currentAddress()).toBe('/admin/games/12/info?import=report');
});

test('names what is at fault in a package that is refused', async () => {
  renderPage('/admin/games', {
    ...staffAnswers,
    importGame: {
      code: 'PACKAGE_INVALID',
      errors: [{ path: 'game.json:title', code: 'TOO_SHORT' }],
    },
  });
  await choose();
  expect(await screen.findByText('At fault: game.json:title (too short)')).toBeTruthy();
  expect(currentAddress()).toBe('/admin/games');
});

test('says why an archive holds no challenge', async () => {
  renderPage('/admin/games', {
    ...staffAnswers,
    importGame: {
      code: 'NOTHING_TO_IMPORT',
      errors: [
        { path: 'a/challenge.yml:name', code: 'WRONG_FORMAT', reason: 'name is missing' },
        { path: 'b/challenge.yml', code: 'WRONG_FORMAT', reason: 'is no YAML: at line 3' },
      ],
    },
  });
  await choose();
  expect(
    await screen.findByText(
      'At fault: a/challenge.yml:name (name is missing), b/challenge.yml (is no YAML: at line 3)',
    ),
  ).toBeTruthy();
});
