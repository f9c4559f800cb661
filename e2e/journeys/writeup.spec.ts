import { askForWriteups } from '../fixtures/games.ts';
import { makePdf } from '../fixtures/pdf.ts';
import { testOnStage } from '../fixtures/stage.ts';
import { expect } from '../fixtures/test.ts';
import { writeupPage } from '../pages/writeup.ts';

const test = testOnStage({
  game: 'Writeup CTF',
  player: 'writeup-player',
  team: 'Carrick Bend',
  solved: 1,
});

const DAY = 86_400_000;

test('a team hands in a writeup, replaces it, reads it, and is told that the deadline has passed', async ({
  organiser: { client },
  site,
  stage: { game, player },
  visit,
}) => {
  await askForWriteups(client, game.id, Date.now() + 2 * DAY);
  const page = await visit(site, { as: player, tolerated: [/400 \(Bad Request\)/] });
  const writeup = writeupPage(page);
  await page.goto(`/games/${game.id}`);
  await page.getByRole('link', { name: 'Writeup', exact: true }).click();
  await expect(writeup.none).toBeVisible();
  await expect(page.getByText('dead ends')).toBeVisible();

  await writeup.choose(makePdf('REPORT.PDF', ['The first version', 'Its second page']));
  await expect(writeup.sentBy(player.userName)).toBeVisible();
  await expect(writeup.text('The first version')).toBeVisible();

  await writeup.choose(makePdf('report.pdf', ['The second version']));
  await writeup.replace.click();
  await expect(writeup.text('The second version')).toBeVisible();
  await expect(writeup.text('The first version')).toBeHidden();

  // A file that only pretends to be a PDF is refused by the server; the writeup stays.
  const fake = { name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') };
  await writeup.choose(fake);
  await writeup.replace.click();
  await expect(page.getByText('This is not a PDF').first()).toBeVisible();
  await expect(writeup.text('The second version')).toBeVisible();

  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).first().click();
  expect((await started).suggestedFilename()).toMatch(/^Writeup-\d+-\d+-.*\.pdf$/);

  await askForWriteups(client, game.id, Date.now() - 1000);
  await expect(page.getByText('The file above counts')).toBeVisible();
});

test('on a phone the file is shown on demand', async ({ site, stage: { game, player }, visit }) => {
  const page = await visit(site, { as: player, viewport: { width: 390, height: 844 } });
  await page.goto(`/games/${game.id}/writeup`);
  const writeup = writeupPage(page);
  await writeup.ask.click();
  await expect(writeup.text('The second version')).toBeVisible();
});
