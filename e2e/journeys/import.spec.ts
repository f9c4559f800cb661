import {
  createChallenge,
  createDivision,
  getEditGame,
  listEditChallenges,
  updateChallenge,
} from '@halyard/sdk';
import type { Page } from '@playwright/test';
import { PERMISSION } from '@halyard/sdk/rules';
import { openGame } from '../fixtures/games.ts';
import { ctfcliArchive, escapingArchive, stockOf, writtenIn } from '../fixtures/packages.ts';
import { expect, test } from '../fixtures/test.ts';

const mimeType = 'application/zip';

test('a package that a game was exported to brings it back, hidden and with everything that organisers wrote', async ({
  organiser,
  site,
  visit,
}, testInfo) => {
  const { client } = organiser;
  const game = await openGame(client, 'Package CTF');
  const [first] = game.challenges;
  if (!first) throw new Error('The game has no challenge');
  const type = 'DynamicContainer';
  const input = { title: 'Bilge pump', category: 'Web', type } as const;
  const pump = await createChallenge(game.id, input, { client });
  await updateChallenge(
    { gameId: game.id, challengeId: pump.id },
    {
      flagTemplate: 'flag{deep_[GUID]}',
      containerImage: 'registry.example/pump:1',
      exposePort: 1337,
    },
    { client },
  );
  await createDivision(
    game.id,
    {
      name: 'Student',
      inviteCode: 'fjord',
      defaultPermissions: PERMISSION.joinGame | PERMISSION.viewChallenge,
      challengeConfigs: [{ challengeId: first.id, permissions: PERMISSION.viewChallenge }],
    },
    { client },
  );
  const before = await writtenIn(client, game.id);

  const page = await visit(site, { as: organiser });
  await page.goto(`/admin/games/${game.id}/info`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const file = testInfo.outputPath(download.suggestedFilename());
  await download.saveAs(file);

  await page.goto('/admin/games');
  await importFile(page, file);
  const report = page.getByRole('dialog', { name: 'Differences from the imported file' });
  await expect(report).toContainText('The game was visible and is hidden now.');
  await expect(report).toContainText('Challenges that were enabled are disabled now.');
  await report.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText(/Imported on .* from a game package/)).toBeVisible();
  await expect(page.getByText('Hidden from players')).toBeVisible();
  await expect(page.getByText('0 of 4 challenges enabled')).toBeVisible();

  const id = gameOf(page);
  expect(id).not.toBe(game.id);
  expect(await getEditGame(id, { client })).toMatchObject({ hidden: true });
  expect(await writtenIn(client, id)).toEqual(before);

  await page.goto(`/admin/games/${id}/challenges`);
  for (const { title } of before.challenges) {
    const name = `${title} is enabled`;
    await expect(page.getByRole('switch', { name })).not.toBeChecked();
  }
  await page.goto(`/admin/games/${id}/divisions`);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Student');
});

test('a zipped folder of ctfcli challenges becomes a game, with a report of what has no place here', async ({
  organiser,
  site,
  visit,
}) => {
  const { client } = organiser;
  const page = await visit(site, { as: organiser });
  await page.goto('/admin/games');
  await importFile(page, { name: 'Ledger CTF.zip', mimeType, buffer: ctfcliArchive() });
  const report = page.getByRole('dialog', { name: 'Differences from the imported file' });
  const wetInk = report.getByRole('list', { name: 'Wet Ink' });
  await expect(wetInk).toContainText('Hints that cost points are left out.');
  await expect(wetInk).toContainText('Flags that are not plain text');
  await expect(wetInk).toContainText('the challenge is open from the start');
  await expect(report.getByRole('list', { name: 'Whole game' })).toContainText(
    'start and end were chosen',
  );
  await report.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText(/Imported on .* from ctfcli challenges/)).toBeVisible();

  const id = gameOf(page);
  expect(await getEditGame(id, { client })).toMatchObject({ title: 'Ledger CTF', hidden: true });
  const challenges = await listEditChallenges(id, { client });
  expect(challenges.filter(({ isEnabled }) => isEnabled)).toEqual([]);
  const written = await writtenIn(client, id);
  const byTitle = new Map(written.challenges.map((each) => [each.title, each]));
  expect(byTitle.get('Slack Line')).toMatchObject({
    category: 'Pwn',
    originalScore: 400,
    flags: ['flag{taut}'],
    file: 'line.bin',
  });
  expect(byTitle.get('Wet Ink')).toMatchObject({
    category: 'Crypto',
    flags: ['flag{blot}'],
    hints: ['Hold it against the light.'],
  });
});

test('archives that are hostile or none at all are refused, and nothing stays behind', async ({
  organiser,
  site,
  visit,
}) => {
  const { client } = organiser;
  const before = await stockOf(client);
  const page = await visit(site, { as: organiser, tolerated: [/400 \(Bad Request\)/] });
  await page.goto('/admin/games');
  const refused = page.getByText(/^Not imported: /);
  for (const [name, buffer] of [
    ['outside.zip', escapingArchive()],
    ['holiday.zip', Buffer.from('This was never an archive')],
  ] as const) {
    await importFile(page, { name, mimeType, buffer });
    await expect(refused).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/games$/);
    expect(await stockOf(client), name).toEqual(before);
    await page.reload();
  }
});

async function importFile(
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
) {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await (await choosing).setFiles(file);
}

function gameOf(page: Page): number {
  return Number(/\/admin\/games\/(\d+)\/info/.exec(page.url())?.[1]);
}
