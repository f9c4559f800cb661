import { press } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';

test('an organiser writes, pins, changes and deletes a post by keyboard alone', async ({
  site,
  organiser,
  visit,
}) => {
  const page = await visit(site, { as: organiser });
  await page.goto('/posts/new/edit');
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await page.keyboard.type('The fog lifts');
  await page.getByRole('textbox', { name: /^Text/ }).focus();
  await page.keyboard.type('## Berths\n\nOpen from noon.');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Open from noon.');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: 'The fog lifts' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Pin “The fog lifts” to the top' }));
  await expect(page.getByRole('button', { name: 'Unpin “The fog lifts”' })).toBeVisible();

  await press(page, page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }));
  await page.getByRole('textbox', { name: 'Title' }).fill('The fog has lifted');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: 'The fog has lifted' })).toBeVisible();

  await press(page, page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }));
  await press(page, page.getByRole('button', { name: 'Delete post…' }));
  await press(page, page.getByRole('button', { name: 'Delete the post' }));
  await expect(page).toHaveURL(/\/posts$/);
  await expect(page.getByRole('link', { name: 'The fog has lifted' })).toHaveCount(0);
});
