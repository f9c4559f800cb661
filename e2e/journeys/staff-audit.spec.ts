import { expectAccessible, followSystemTheme } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

test('staff/Audit opens and is accessible', async ({ site, organiser, visit }) => {
  const page = await visit(site, { as: organiser });
  await page.addInitScript(followSystemTheme);
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
