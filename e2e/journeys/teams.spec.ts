import { acceptTeamInvite, createTeam, getTeamInvite } from '@halyard/sdk';
import { registerPlayer } from '../fixtures/accounts.ts';
import { expectAccessible, followSystemTheme } from '../fixtures/axe.ts';
import { openGame, playGame } from '../fixtures/games.ts';
import { PICTURE } from '../fixtures/picture.ts';
import { expect, test } from '../fixtures/test.ts';
import { teamsPage } from '../pages/teams.ts';

test('a captain runs a team with the keyboard: edit, hand over, leave', async ({ site, visit }) => {
  const captain = await registerPlayer(site.url, 'coxswain');
  const mate = await registerPlayer(site.url, 'stroke');
  const team = await createTeam({ name: 'Eight', bio: null }, { client: captain.client });
  const code = await getTeamInvite(team.id, { client: captain.client });
  await acceptTeamInvite(code, { client: mate.client });
  const page = await visit(site, { as: captain });
  await page.addInitScript(followSystemTheme);
  await page.goto(`/teams?team=${team.id}`);
  const main = page.getByRole('main');
  await expect(teamsPage(page).member('Eight', 'stroke')).toBeVisible();

  await test.step('sets a picture and a description', async () => {
    await main.getByRole('button', { name: 'Edit', exact: true }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit team' });
    await dialog.getByLabel('Short description').fill('Pull together.');
    const picture = { name: 'us.png', mimeType: 'image/png', buffer: PICTURE };
    await dialog.locator('input[type=file]').setInputFiles(picture);
    await page.getByRole('button', { name: 'Use picture' }).click();
    await expect(page.getByRole('button', { name: 'Use picture' })).toBeHidden();
    await dialog.getByRole('button', { name: 'Save' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(main.getByText('Pull together.')).toBeVisible();
    await expect(main.locator('img[src*="/assets/"]').first()).toBeVisible();
  });

  await expectAccessible(page);

  await test.step('hands the team over and leaves it, after typing its name', async () => {
    await main.getByRole('button', { name: 'Actions for stroke' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Make captain' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Make captain' })
      .press('Enter');
    await expect(teamsPage(page).member('Eight', 'stroke')).toContainText('Captain');
    // A question that closes takes the focus back to where it came from.
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await main.getByRole('button', { name: 'Leave team' }).press('Enter');
    const question = page.getByRole('alertdialog');
    await question.getByRole('textbox').fill('Eight');
    await question.getByRole('button', { name: 'Leave team' }).press('Enter');
    await expect(page.getByText('You are not in a team yet')).toBeVisible();
  });
});

test('a team that plays is locked, and says so before the click', async ({
  site,
  organiser,
  visit,
}) => {
  const captain = await registerPlayer(site.url, 'locked');
  const game = await openGame(organiser.client, 'Lock Regatta');
  await playGame(captain, game, 'Lock Keepers', 1);
  const page = await visit(site, { as: captain });
  await page.goto('/teams');
  await expect(page.getByText(/while Lock Regatta runs/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete team' })).toBeDisabled();
  await expect(page.getByRole('link', { name: /Lock Regatta.*#1 of 1/ })).toBeVisible();
});

test('an administrator finds, locks and deletes teams', async ({ site, organiser, visit }) => {
  const captain = await registerPlayer(site.url, 'skipper9');
  for (const name of ['Quay Nine', 'Quay Ten']) {
    await createTeam({ name, bio: null }, { client: captain.client });
  }
  const page = await visit(site, { as: organiser });
  await page.addInitScript(followSystemTheme);
  await page.goto('/admin/teams');
  await page.getByRole('searchbox').fill('skipper9');
  await expect(page.getByRole('row', { name: /Quay Nine/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Quay/ })).toHaveCount(2);

  await test.step('locks one at once and undoes it', async () => {
    const lock = page.getByRole('switch', { name: 'Lock Quay Nine' }).first();
    await lock.press(' ');
    await expect(lock).toBeChecked();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(lock).not.toBeChecked();
  });

  await test.step('opens its details and deletes it after typing its name', async () => {
    await page.getByRole('link', { name: 'Quay Nine' }).first().click();
    const panel = page.getByRole('complementary', { name: 'Details of the team' });
    await expect(panel.getByText('skipper9')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await panel.getByRole('button', { name: 'Delete…' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('has never played');
    await question.getByRole('textbox').fill('Quay Nine');
    await question.getByRole('button', { name: 'Delete team' }).click();
    await expect(page.getByRole('row', { name: /Quay Nine/ })).toBeHidden();
  });

  await test.step('deletes the selected ones', async () => {
    await page.getByRole('checkbox', { name: 'Select Quay Ten' }).check();
    await page.getByRole('button', { name: 'Delete…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete team' }).click();
    await expect(page.getByText('No team matches')).toBeVisible();
  });
});
