import { startOfCopy } from '@halyard/sdk/rules';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { config } from '../../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';
import { typeInto } from '../../../testing/type-into.ts';
import { harbour, staffAnswers } from '../testing/fixtures.ts';

const words = LL.staff.games;
const answers = {
  ...staffAnswers,
  getConfig: { data: { ...config, extensions: [...(config.extensions ?? []), 'duplicate'] } },
  duplicateGame: { data: { ...harbour, id: 13, title: 'Harbour CTF 2027' } },
};

test('duplicates a game from its row and opens the copy', async () => {
  const { api } = renderPage('/admin/games', answers);
  fireEvent.click(
    await screen.findByRole('button', { name: words.menuOf({ game: harbour.title }) }),
  );
  fireEvent.click(await screen.findByRole('menuitem', { name: words.duplicate() }));
  const dialog = within(await screen.findByRole('dialog'));
  const title = await dialog.findByRole<HTMLInputElement>('textbox', {
    name: LL.staff.newGame.name(),
  });
  expect(title.value).toBe(words.copyOf({ game: harbour.title }));
  typeInto(title, 'Harbour CTF 2027');
  fireEvent.click(dialog.getByRole('button', { name: words.duplicateConfirm() }));
  await waitFor(() => expect(currentAddress()).toBe('/admin/games/13/info'));
  const start = startOfCopy(harbour.start, Date.now());
  expect(api.sent('duplicateGame').map(({ body }) => body)).toEqual([
    { title: 'Harbour CTF 2027', start },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('is offered in the header of the game, and keeps what was typed when it fails', async () => {
  renderPage('/admin/games/12/info', { ...answers, duplicateGame: { code: 'GAME_NOT_FOUND' } });
  await screen.findByRole('textbox', { name: LL.staff.info.summary() });
  fireEvent.click(await screen.findByRole('button', { name: LL.common.more() }));
  fireEvent.click(await screen.findByRole('menuitem', { name: words.duplicate() }));
  const dialog = within(await screen.findByRole('dialog'));
  const title = await dialog.findByRole<HTMLInputElement>('textbox', {
    name: LL.staff.newGame.name(),
  });
  typeInto(title, 'Next year');
  fireEvent.click(dialog.getByRole('button', { name: words.duplicateConfirm() }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(title.value).toBe('Next year');
  expect(currentAddress()).toBe('/admin/games/12/info');
});

test('is not offered by a server without the extension', async () => {
  renderPage('/admin/games/12/info', staffAnswers);
  await screen.findByRole('textbox', { name: LL.staff.info.summary() });
  fireEvent.click(screen.getByRole('button', { name: LL.common.more() }));
  expect(await screen.findByRole('menuitem', { name: LL.staff.publicPage() })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: words.duplicate() })).toBeNull();
});
