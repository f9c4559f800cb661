import { testOnStage } from '../fixtures/stage.ts';
import { expect } from '../fixtures/test.ts';
import { accountPages } from '../pages/account.ts';
import { challengesPage } from '../pages/challenges.ts';
import { framePage } from '../pages/frame.ts';

const test = testOnStage({
  game: 'Robust CTF',
  player: 'robust-player',
  team: 'Clove Hitch',
  solved: 0,
});

/** The browser's message about a 404 response. */
const NOT_FOUND = /404 \(Not Found\)/;
const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/;

test('a link to a challenge opens it after signing in', async ({ site, stage, visit }) => {
  const { game, player } = stage;
  const [challenge] = game.challenges;
  const page = await visit(site);
  const path = `/games/${game.id}/challenges?challenge=${challenge?.id}`;
  await page.goto(path);
  await accountPages(page).signIn(player);
  await expect(page).toHaveURL(path);
  await expect(challengesPage(page).panel(challenge?.title ?? '').heading).toBeVisible();
});

test('an unknown address is kept and shows links', async ({ site, visit }) => {
  const page = await visit(site);
  await page.goto('/nowhere/at/all');
  await expect(page.getByText('There is nothing at this address')).toBeVisible();
  await expect(page).toHaveURL('/nowhere/at/all');
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(page.getByRole('heading', { name: 'Games', level: 1 })).toBeVisible();
});

test('an unknown game shows an error', async ({ site, visit }) => {
  const page = await visit(site, { tolerated: [NOT_FOUND] });
  await page.goto('/games/999999');
  await expect(page.getByText('Game 999999 does not exist or is hidden')).toBeVisible();
});

test('a page for another role names the role and the user', async ({ site, stage, visit }) => {
  const page = await visit(site, { as: stage.player });
  await page.goto('/admin/games');
  await expect(page.getByText('This page is for the Admin role')).toBeVisible();
  await expect(page.getByText(stage.player.userName, { exact: false }).first()).toBeVisible();
});

/** The browser's messages about a missing chunk. */
const NO_CODE = /Failed to fetch dynamically imported module|404 \(Not Found\)/;

test('without a network the page says since when it is offline, and pages open again when it is back', async ({
  site,
  stage,
  visit,
}) => {
  const page = await visit(site, { as: stage.player, tolerated: [OFFLINE, NO_CODE] });
  const { banner } = framePage(page);
  const languages = page.getByRole('button', { name: 'Language', exact: true });
  const account = page.getByRole('button', { name: new RegExp(stage.player.userName) });
  await page.goto('/games');
  await expect(page.getByText(stage.game.title).first()).toBeVisible();
  await expect(account).toBeVisible();
  await page.context().setOffline(true);
  await expect(banner).toHaveText(/^Offline since \d\d:\d\d/);
  // A failed preload is not reported.
  for (const link of await page.getByRole('navigation').getByRole('link').all()) await link.hover();
  await languages.click();
  await expect(page.getByText('This could not be loaded').first()).toBeVisible();
  await account.click();
  await expect(page.getByText(stage.game.title).first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(banner).toBeHidden();
  await languages.click();
  await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible();
});

test('while a proxy answers 502 the page shows an outage', async ({ site, stage, visit }) => {
  const page = await visit(site, { as: stage.player, tolerated: [/502 \(Bad Gateway\)/] });
  const { banner } = framePage(page);
  await page.goto('/games');
  await expect(page.getByText(stage.game.title).first()).toBeVisible();
  await page.route('**/api/**', (route) => route.fulfill({ status: 502, body: '<h1>502</h1>' }));
  await expect(banner).toHaveText(/^No response from the server since \d\d:\d\d/, {
    timeout: 30_000,
  });
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(banner).toBeHidden();
});

test('after a deployment, pointing at a link keeps the page and its input', async ({
  site,
  visit,
}) => {
  const page = await visit(site, { tolerated: [NO_CODE] });
  await page.goto('/account/register');
  const name = page.getByLabel(/^User ?name/i).first();
  await name.fill('half-a-name');
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await page.route('**/build/*.js', (route) => route.fulfill({ status: 404 }));
  await page.route(
    (url) => url.pathname === '/',
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<meta name="build" content="new">' }),
  );
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/build/')) asked++;
  });
  for (const link of await page.getByRole('link').all()) await link.hover();
  await expect.poll(() => asked).toBeGreaterThan(0);
  // If the page had checked for a new build, it would have the response before these.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) await fetch('/', { cache: 'no-cache' });
  });
  await expect(name).toHaveValue('half-a-name');
  expect(loads).toBe(0);
});

test('the site opens although the browser storage contains invalid data', async ({
  site,
  visit,
}) => {
  const page = await visit(site);
  await page.addInitScript(() => {
    localStorage.setItem('halyard-keys', '{"chords":null,"single":"?"}');
    localStorage.setItem('halyard-answers', '{"build":7,"entries":null}');
    sessionStorage.setItem('halyard-scroll', 'null');
  });
  await page.goto('/games');
  await expect(page.getByRole('heading', { name: 'Games', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(framePage(page).search).toBeFocused();
});
