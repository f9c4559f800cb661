import { registerPlayer } from '../fixtures/accounts.ts';
import { openGame, playGame } from '../fixtures/games.ts';
import { press, tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';

test('an organiser orders categories with the keyboard, and players see it', async ({
  site,
  organiser,
  visit,
}) => {
  const game = await openGame(organiser.client, 'Order CTF');
  const player = await registerPlayer(site.url, 'order-player');
  await playGame(player, game, 'Timber Hitch', 0);
  const page = await visit(site, { as: organiser });
  const board = await visit(site, { as: player });
  const cards = board.getByRole('link', { name: /no solves/ });

  await board.goto(`/games/${game.id}/challenges`);
  await expect(cards).toHaveText([/^Cold storage/, /^Tidal table/, /^Loose cannon/]);

  await page.goto(`/admin/games/${game.id}/challenges`);
  await press(page, page.getByRole('button', { name: 'Order challenges' }));
  const dialog = page.getByRole('dialog');
  const handle = dialog.getByRole('button', { name: 'Move Pwn', exact: true });
  await tabTo(page, handle);
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(handle).toBeFocused();
  await expect(dialog.getByRole('status').filter({ hasText: 'Pwn, 1 of 3' })).toHaveCount(1);
  await press(page, dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden();

  // The open board follows by itself.
  await expect(cards).toHaveText([/^Loose cannon/, /^Cold storage/, /^Tidal table/]);
  await board.goto(`/games/${game.id}/scoreboard`);
  const columns = board.getByRole('columnheader', {
    name: /Loose cannon|Cold storage|Tidal table/,
  });
  await expect(columns.first()).toHaveAccessibleName(/Loose cannon/);
});
