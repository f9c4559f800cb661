import type { Page } from '@playwright/test';
import { createClient, login } from '@halyard/sdk';
import { PLAYER_PASSWORD, registerPlayer } from '../fixtures/accounts.ts';
import { press, tabTo, type } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountPages } from '../pages/account.ts';

const NEW_PASSWORD = 'Gannet-over-Skerry-9';
const WINDOWS = [1440, 390] as const;

/** The calls of a page whose account was just deleted log this error. */
const UNAUTHORISED = /401 \(Unauthorized\)/;

/** The token of mailed links. */
const SECRET = 'c2VjcmV0';

const link = (page: string, address: string) =>
  `/account/${page}#token=${SECRET}&email=${Buffer.from(address).toString('base64')}`;

for (const width of WINDOWS) {
  test(`the own account is edited with the keyboard only at ${width} px`, async ({
    site,
    visit,
  }) => {
    const player = await registerPlayer(site.url, `profile-${width}`);
    const elsewhere = createClient({ baseUrl: site.url });
    await login({ userName: player.userName, password: PLAYER_PASSWORD }, { client: elsewhere });
    const viewport = { width, height: 900 };
    const page = await visit(site, { as: player, viewport, tolerated: [UNAUTHORISED] });
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await page.goto('/account/profile');
    await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();

    await test.step('saves a field, which the server keeps', async () => {
      await type(page, field('Real name'), 'Linnea Norberg');
      const bar = page.getByRole('region', { name: 'Unsaved changes' });
      await expect(bar).toContainText('1 change');
      await page.keyboard.press('Control+s');
      await expect(bar).toBeHidden();
      await page.reload();
      await expect(field('Real name')).toHaveValue('Linnea Norberg');
    });

    await test.step('signs out the other device', async () => {
      const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
      await expect(devices).toHaveCount(2);
      await press(page, page.getByRole('button', { name: /^Sign out .+/ }).last());
      await expect(devices).toHaveCount(1);
    });

    await test.step('changes the password, and stays signed in', async () => {
      await page.reload();
      await type(page, field('Current password'), PLAYER_PASSWORD);
      await type(page, field('New password'), NEW_PASSWORD);
      await type(page, field('Repeat password'), NEW_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Your password is changed')).toBeVisible();
      await page.reload();
      await expect(field('Real name')).toHaveValue('Linnea Norberg');
    });

    await test.step('downloads what is stored about it', async () => {
      const file = page.waitForEvent('download');
      await press(page, page.getByRole('button', { name: 'Download my data' }));
      expect((await file).suggestedFilename()).toBe(`${player.userName}.json`);
    });

    await test.step('is deleted, and cannot sign in again', async () => {
      await press(page, page.getByRole('button', { name: 'Delete account…' }));
      const dialog = page.getByRole('dialog');
      await type(page, dialog.getByRole('textbox', { name: /to confirm$/ }), player.userName);
      await type(page, dialog.getByRole('textbox', { name: 'Password' }), NEW_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Your account is deleted')).toBeVisible();
      await expect(page).toHaveURL('/');
      const account = { userName: player.userName, password: NEW_PASSWORD };
      const again = login(account, { client: elsewhere });
      await expect(again).rejects.toThrow();
    });
  });

  test(`API tokens of one’s own are made and revoked with the keyboard only at ${width} px`, async ({
    site,
    organiser,
    visit,
  }) => {
    const page = await visit(site, { as: organiser, viewport: { width, height: 900 } });
    const name = `Bot ${width}`;
    await page.goto('/account/profile');
    await press(page, page.getByRole('button', { name: 'New token' }));
    const dialog = page.getByRole('dialog');
    await type(page, dialog.getByRole('textbox', { name: 'Purpose' }), name);
    await page.keyboard.press('Enter');
    await press(page, dialog.getByRole('button', { name: 'I have stored it' }));
    await press(page, page.getByRole('button', { name: `Revoke ${name}` }));
    await press(page, page.getByRole('button', { name: `Restore ${name}` }));
    await press(page, page.getByRole('button', { name: `Revoke ${name}` }));
    await press(page, page.getByRole('button', { name: `Delete ${name}` }));
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await expect(page.getByRole('button', { name: `Restore ${name}` })).toBeHidden();
  });

  test(`a forgotten password is replaced with the keyboard only at ${width} px`, async ({
    site,
    visit,
  }) => {
    const page = await visit(site, { viewport: { width, height: 900 } });
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await answerMails(page);
    await page.goto('/account/login');
    await press(page, page.getByRole('link', { name: 'Forgot it?' }));
    await type(page, field('E-mail'), 'ada@crew.example');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Look at your mail' })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: /^Send again in \d:\d\d$/ }));

    const sent = sentByBrowser(page);
    await page.goto(link('reset', 'ada@crew.example'));
    await expect(page).toHaveURL('/account/reset');
    await type(page, field('New password'), NEW_PASSWORD);
    await type(page, field('Repeat password'), NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeFocused();
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.filter((text) => text.includes(SECRET))).toEqual([]);
    await press(page, page.getByRole('link', { name: 'Sign in' }));
    await expect(page).toHaveURL('/account/login');
  });
}

/** The addresses and referrers of all requests from now on: what servers and proxies may log. */
function sentByBrowser(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(request.url(), request.headers()['referer'] ?? '');
  });
  return sent;
}

/** Answers the calls that send or follow mails: the site of the journeys has no mail server. */
async function answerMails(page: Page): Promise<void> {
  const json = { title: 'On its way.', status: 200 };
  await page.route('**/api/account/recovery', (route) => route.fulfill({ json }));
  await page.route('**/api/account/passwordreset', (route) => route.fulfill({ status: 200 }));
}

test('a proof of work is solved in workers that the policy of the page allows', async ({
  site,
  visit,
}) => {
  const player = await registerPlayer(site.url, 'worker');
  const page = await visit(site);
  const pow = { id: '5f0c2b7e9a1d', challenge: '9a41c07de2b3586f', difficulty: 16 };
  await page.route('**/api/captcha', (route) =>
    route.fulfill({ json: { type: 'HashPow', siteKey: '' } }),
  );
  await page.route('**/api/captcha/powchallenge*', (route) => route.fulfill({ json: pow }));
  const sent = page.waitForRequest('**/api/account/login');
  await page.goto('/account/login');
  await accountPages(page).signIn({ userName: player.userName, password: PLAYER_PASSWORD });
  const body = (await sent).postDataJSON() as { challenge: string };
  expect(body.challenge).toMatch(/^5f0c2b7e9a1d:[\da-f]{16}$/);
  await expect(page).toHaveURL('/');
});
