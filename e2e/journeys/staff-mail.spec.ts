import { requestPasswordReset } from '@halyard/sdk';
import { ADMINISTRATOR, registerPlayer, signInAdministrator } from '../fixtures/accounts.ts';
import { expectAccessible, followSystemTheme } from '../fixtures/axe.ts';
import { startSite } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';

const PUBLIC_URL = 'http://ctf.harbour.example';

test('an administrator passes on the link of a mail that cannot be sent', async ({ visit }) => {
  const site = await startSite({
    ADMIN_NAME: ADMINISTRATOR.userName,
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    PUBLIC_URL,
  });
  try {
    const organiser = await signInAdministrator(site.url);
    const { client } = await registerPlayer(site.url, 'castaway');
    // The person is told that the site sends no mail.
    await requestPasswordReset({ email: 'castaway@crew.example' }, { client }).catch(() => null);
    const page = await visit(site, { as: organiser });
    await page.addInitScript(followSystemTheme);
    await page.goto('/admin/mail');
    await expect(page.getByText(/No mail server is set/)).toBeVisible();
    await page.getByRole('searchbox').fill('castaway');
    const row = page.getByRole('link', { name: 'castaway@crew.example' });
    // The mail is written after the answer.
    await expect(async () => {
      await page.reload();
      await expect(row).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await row.focus();
    await page.keyboard.press('Enter');
    const link = page.getByRole('textbox', { name: 'Link in the mail' });
    await expect(link).toHaveValue(new RegExp(`^${PUBLIC_URL}/account/reset#token=`));
    await expectAccessible(page);
    // Else it asks a server that has stopped.
    await page.close();
  } finally {
    await site.stop();
  }
});
