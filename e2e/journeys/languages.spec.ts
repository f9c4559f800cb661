import { expect, test } from '../fixtures/test.ts';

const WRONG_PASSWORD = /401 \(Unauthorized\).*\/api\/account\/login$/;

test('choosing German asks for confirmation, applies at once and is kept', async ({
  site,
  visit,
}) => {
  const page = await visit(site, { tolerated: [WRONG_PASSWORD] });
  await page.goto('/account/login');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  const question = page.getByRole('dialog', { name: 'Machine Translation' });
  await expect(question).toContainText('may be inaccurate');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');

  await page.getByLabel('Benutzername oder E-Mail').fill('niemand');
  await page.getByRole('textbox', { name: 'Passwort' }).fill('Falsch-123');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByText('Der Benutzername oder das Passwort ist falsch.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Anmelden', level: 1 })).toBeVisible();
});

test('a browser that prefers German gets German in every tab', async ({ site, visit }) => {
  const page = await visit(site, { locale: 'de-AT' });
  await page.goto('/games');
  await expect(page.getByRole('heading', { name: 'Wettkämpfe', level: 1 })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/games');
  await other.getByRole('button', { name: 'Sprache', exact: true }).click();
  await other.getByRole('button', { name: 'English' }).click();
  await expect(other.getByRole('heading', { name: 'Games', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Games', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('a language without a translation falls back to English', async ({ site, visit }) => {
  const page = await visit(site, { locale: 'tlh' });
  await page.goto('/games');
  await expect(page.getByRole('heading', { name: 'Games', level: 1 })).toBeVisible();
});
