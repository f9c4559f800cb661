import { deleteGame, getEditGame, listEditChallenges } from '@halyard/sdk';
import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { openFullGame, ORDER, PAIRED_NAME, PAIRS } from '../fixtures/full-game.ts';
import {
  ctfcliArchive,
  escapingArchive,
  fileWith,
  stockOf,
  writtenIn,
} from '../fixtures/packages.ts';
import { matrix } from '../../scripts/lib/matrix.ts';
import { CORPUS_NAMES, corpusFiles, expectedOf } from '../../sdk/testing/challenge-corpus.ts';
import { expect, test } from '../fixtures/test.ts';

const mimeType = 'application/zip';

test('a package that a game was exported to brings it back, hidden and with everything that organisers wrote', async ({
  organiser,
  site,
  visit,
}, testInfo) => {
  const { client } = organiser;
  const stock = await stockOf(client);
  const game = await openFullGame(client, 'Package CTF');
  const before = await writtenIn(client, game.id);
  expect(before.order).toEqual(ORDER);
  expect(before.challenges.at(-1)?.flags).toEqual(
    PAIRS.map(({ flag, text }) => ({ flag, file: fileWith(PAIRED_NAME, text) })),
  );

  const page = await visit(site, { as: organiser });
  await page.goto(`/admin/games/${game.id}/info`);
  const freeze = page.getByRole('textbox', { name: 'Freeze' });
  await expect(freeze).not.toHaveValue('');
  const shownFreeze = await freeze.inputValue();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const file = testInfo.outputPath(download.suggestedFilename());
  await download.saveAs(file);

  await page.goto('/admin/games');
  await test.step('nothing but the package is left of the game', async () => {
    await deleteGame(game.id, { client });
    expect(await stockOf(client)).toEqual(stock);
  });
  await importFile(page, file);
  const report = page.getByRole('dialog', { name: 'Differences from the imported file' });
  await expect(report).toContainText('The game was visible and is hidden now.');
  await expect(report).toContainText('Challenges that were enabled are disabled now.');
  await report.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText(/Imported on .* from a game package/)).toBeVisible();
  await expect(page.getByText('Hidden from players')).toBeVisible();
  await expect(page.getByText('0 of 5 challenges enabled')).toBeVisible();

  const id = gameOf(page);
  expect(id).not.toBe(game.id);
  expect(await getEditGame(id, { client })).toMatchObject({ hidden: true });
  expect(await writtenIn(client, id)).toEqual(before);

  await expect(freeze).toHaveValue(shownFreeze);
  await expect(page.locator('img[src*="poster"]')).toHaveJSProperty('naturalWidth', 1);
  await page.goto(`/admin/games/${id}/challenges`);
  const switches = page.getByRole('switch', { name: /is enabled$/ });
  await expect(switches).toHaveCount(ORDER.length);
  for (const [place, title] of ORDER.entries()) {
    await expect(switches.nth(place)).toHaveAccessibleName(`${title} is enabled`);
    await expect(switches.nth(place)).not.toBeChecked();
  }
  await page.getByRole('link', { name: /^Ledger/ }).click();
  const flags = page.getByRole('list', { name: 'Flags of Ledger' }).getByRole('listitem');
  await expect(flags).toHaveCount(PAIRS.length);
  await expect(flags.filter({ hasText: PAIRED_NAME })).toHaveCount(PAIRS.length);
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
    flags: [{ flag: 'flag{taut}', file: null }],
    file: fileWith('line.bin', 'ELF line'),
  });
  expect(byTitle.get('Wet Ink')).toMatchObject({
    category: 'Crypto',
    flags: [{ flag: 'flag{blot}', file: null }],
    hints: ['Hold it against the light.'],
  });
});

const SAMPLE = new Set(['ctfd-export', 'gz-event', 'rcds-project', 'yaml-broken']);

// A sample: `FULL_MATRIX=yes` takes all folders.
for (const name of matrix(CORPUS_NAMES, (each) => SAMPLE.has(each))) {
  test(`the challenges of ${name} that are sound become a game, with a report of the others`, async ({
    organiser,
    site,
    visit,
  }) => {
    const { challenges, failed } = expectedOf(name);
    const page = await visit(site, { as: organiser, tolerated: [/400 \(Bad Request\)/] });
    await page.goto('/admin/games');
    const buffer = Buffer.from(zipSync(corpusFiles(name)));
    await importFile(page, { name: `${name}.zip`, mimeType, buffer });
    if (challenges.length === 0) {
      await expect(page.getByText(/^Not imported: /)).toBeVisible();
      return;
    }
    const report = page.getByRole('dialog', { name: 'Differences from the imported file' });
    await expect(report).toBeVisible();
    for (const { file, says, field } of failed) {
      const list = report.getByRole('list', { name: file, exact: true });
      await expect(list).toContainText('Left out: ');
      if (field !== undefined) await expect(list).toContainText(`${file}:${field}: `);
      await expect(list).toContainText(says);
    }
    const titles = (await listEditChallenges(gameOf(page), { client: organiser.client })).map(
      ({ title }) => title,
    );
    const wanted = challenges.filter(({ optional }) => !optional);
    expect(titles).toEqual(expect.arrayContaining(wanted.map(({ title }) => title)));
  });
}

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
  for (const [name, buffer, fault] of [
    ['outside.zip', escapingArchive(), '../../outside.txt (not allowed here)'],
    [
      'holiday.zip',
      Buffer.from('This was never an archive'),
      'file (damaged, or in another format)',
    ],
  ] as const) {
    await importFile(page, { name, mimeType, buffer });
    await expect(refused).toBeVisible();
    await expect(page.getByText(`At fault: ${fault}`)).toBeVisible();
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
