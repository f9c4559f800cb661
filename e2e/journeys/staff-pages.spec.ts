import { expectAccessible, followSystemTheme } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

for (const path of ['/admin/audit', '/admin/users']) {
  test(`${path} opens and is accessible`, async ({ site, organiser, visit }) => {
    const page = await visit(site, { as: organiser });
    await page.addInitScript(followSystemTheme);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}
