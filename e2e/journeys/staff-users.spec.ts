import { expectAccessible, followSystemTheme } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

test('staff/Users opens and is accessible', async ({ site, organiser, visit }) => {
  const page = await visit(site, { as: organiser });
  await page.addInitScript(followSystemTheme);
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
