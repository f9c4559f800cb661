import type { Page } from '@playwright/test';
import { type Client, createClient, login, updateSiteConfig } from '@halyard/sdk';
import { ADMINISTRATOR, PLAYER_PASSWORD, signInAdministrator } from '../fixtures/accounts.ts';
import { type Site, startSite } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountPages } from '../pages/account.ts';

const PERSON = {
  userName: 'linnea',
  email: 'linnea@crew.example',
  password: PLAYER_PASSWORD,
} as const;

let site: Site;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite({
    ADMIN_NAME: ADMINISTRATOR.userName,
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    CAPTCHA_PROVIDER: 'HashPow',
  });
  const { client } = await signInAdministrator(site.url);
  await demandCaptcha(client);
});

test.afterAll(() => site.stop());

async function demandCaptcha(client: Client): Promise<void> {
  await updateSiteConfig({ accountPolicy: { useCaptcha: true } }, { client });
}

test('a person registers and signs in where a proof of work is asked for', async ({ visit }) => {
  const shown = (page: Page) => page.getByRole('button', { name: new RegExp(PERSON.userName) });

  await test.step('registers, and is signed in', async () => {
    const page = await visit(site);
    const account = accountPages(page);
    await page.goto('/account/login');
    await account.toRegister();
    await expect(page.getByText('Browser check passed')).toBeVisible();
    await account.register(PERSON);
    await expect(shown(page)).toBeVisible();
  });

  await test.step('signs in with another answer, which then counts no more', async () => {
    const page = await visit(site);
    const sent = page.waitForRequest('**/api/account/login');
    await page.goto('/account/login');
    await accountPages(page).signIn(PERSON);
    await expect(shown(page)).toBeVisible();
    const data: unknown = (await sent).postDataJSON();
    const again = await page.request.post('/api/account/login', { data });
    expect(await again.json()).toMatchObject({ status: 400, code: 'CAPTCHA_FAILED' });
  });
});

test('a script without an answer does not get in', async () => {
  const client = createClient({ baseUrl: site.url });
  const { userName, password } = ADMINISTRATOR;
  await expect(login({ userName, password }, { client })).rejects.toMatchObject({
    code: 'CAPTCHA_FAILED',
  });
});
