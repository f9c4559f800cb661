import { expect, test } from '../fixtures/test.ts';
import { referencePage } from '../pages/reference.ts';

// The viewer is third-party, so axe does not check it. Console errors and requests to other hosts
// are checked on every page that a journey visits.
for (const width of [1440, 390]) {
  test(`a visitor finds an operation in the API reference and sends a request, ${width} px wide`, async ({
    site,
    visit,
  }) => {
    const page = await visit(site, { viewport: { width, height: 900 } });
    const reference = referencePage(page);
    await page.goto('/docs/api');
    await expect(page).toHaveTitle('Halyard API');
    await expect(reference.heading('Halyard API')).toBeVisible();

    await reference.search('submitFlag');
    await reference.found('Submit a flag').click();
    await expect(page).toHaveURL(/#.*\/challenges\/\{challengeId\}$/);
    await expect(reference.heading('Submit a flag')).toBeInViewport();

    await page.goto('/docs/api#tag/info/GET/api/config');
    await reference.tryOut('/api/config');
    await expect(reference.client.getByText('200 OK')).toBeVisible();
    await expect(reference.client.getByText('"extensions"')).toBeVisible();
    expect(await reference.width()).toBe(width);
  });
}

test('a tool author copies the sample of a call with the SDK', async ({ site, visit }) => {
  const page = await visit(site);
  await page.goto('/docs/api#tag/info/GET/api/config');
  const call = await referencePage(page).showSample('Get the client configuration', '@halyard/sdk');
  await expect(call).toContainText("import { createClient, getConfig } from '@halyard/sdk';");
  await expect(call).toContainText(`createClient({ baseUrl: '${new URL(page.url()).origin}' })`);
});

test('a signed-in user sends requests with their session, in the theme of the app', async ({
  site,
  organiser,
  visit,
}) => {
  const page = await visit(site, { as: organiser });
  await page.addInitScript(() => localStorage.setItem('halyard-theme', '{"mode":"light"}'));
  const reference = referencePage(page);
  await page.goto('/docs/api#tag/account/GET/api/account/profile');
  await reference.tryOut('/api/account/profile');
  await expect(reference.client.getByText('200 OK')).toBeVisible();
  await expect(reference.client.getByText('"Admin"')).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/light-mode/);
});
