import { registerPlayer } from '../fixtures/accounts.ts';
import { expectAccessible, followSystemTheme } from '../fixtures/axe.ts';
import { codeOf, goInside } from '../fixtures/code.ts';
import { delayRequests } from '../fixtures/delay-requests.ts';
import { testOnStage } from '../fixtures/stage.ts';
import { expect } from '../fixtures/test.ts';
import { challengesPage } from '../pages/challenges.ts';
import { framePage } from '../pages/frame.ts';

/** The build metadata of a page. */
type Build = Record<'repo' | 'rawTag' | 'sha' | 'timestamp' | 'buildTime', string>;

const test = testOnStage({
  game: 'Frame CTF',
  player: 'frame-player',
  team: 'Sheet Bend',
  solved: 1,
});

const UNAUTHORISED = /401 \(Unauthorized\)/;
const NOT_FOUND = /404 \(Not Found\)|Failed to fetch dynamically imported module/;
const REGISTER = '/account/register';
const BUILD_TIME = /(&quot;buildTime&quot;:&quot;)[^&]+/;

test('the command palette finds a challenge by its initials and opens it', async ({
  site,
  stage,
  visit,
}) => {
  const page = await visit(site, { as: stage.player });
  const { search, results, chosen } = framePage(page);
  await page.goto(`/games/${stage.game.id}/challenges`);
  await page.getByRole('link', { name: /^Loose cannon/ }).waitFor();
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await search.fill('lc');
  await expect(chosen).toContainText('Loose cannon');
  await page.keyboard.press('Enter');
  await expect(challengesPage(page).panel('Loose cannon').heading).toBeVisible();
  await page.keyboard.press('Control+k');
  // The recent choice is first.
  await expect(chosen).toContainText('Loose cannon');
  await search.fill('@bend');
  await expect(results).toHaveCount(1);
  await search.fill('');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('button', { name: /^Search everywhere/ })).toBeHidden();
  await search.fill('staff');
  await expect(page.getByRole('group', { name: 'Staff' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
});

test('command palette and list of shortcuts are accessible', async ({ site, stage, visit }) => {
  const page = await visit(site, { as: stage.player });
  const { search, sheet } = framePage(page);
  await page.addInitScript(followSystemTheme);
  await page.goto('/nowhere/at/all');
  await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor();
  await page.keyboard.press('/');
  await search.fill('g');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
});

test('shortcuts can be changed, conflicts are rejected, and changes are kept', async ({
  site,
  visit,
}) => {
  const page = await visit(site);
  const { sheet, keysOf } = framePage(page);
  await page.goto('/games');
  await page.getByRole('heading', { name: 'Games', level: 1 }).waitFor();
  await page.keyboard.press('?');
  await keysOf('Teams').click();
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(sheet.getByRole('alert')).toContainText('Home');
  await keysOf('Home').click();
  await page.keyboard.press('Control+j');
  await expect(keysOf('Home')).toContainText('J');
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('heading', { name: 'Games', level: 1 }).waitFor();
  await page.keyboard.press('Control+j');
  await expect(page).toHaveURL('/');
});

test('input is kept when the session ends', async ({ site, visit }) => {
  const player = await registerPlayer(site.url, 'frame-sleeper');
  const page = await visit(site, { as: player, tolerated: [UNAUTHORISED] });
  const { signInAgain } = framePage(page);
  await page.goto('/teams');
  await page.getByRole('button', { name: 'New team' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Rolling Hitch');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Create team' }).click();
  await expect(signInAgain).toBeVisible();
  await signInAgain.getByRole('textbox', { name: 'Password', exact: true }).fill(player.password);
  await signInAgain.getByRole('button', { name: 'Sign in' }).click();
  // The rejected call is retried automatically.
  await expect(page.getByRole('heading', { name: 'Rolling Hitch' })).toBeVisible();
  await expect(signInAgain).toBeHidden();
});

test('saved responses are shown before the server responds', async ({ site, stage, visit }) => {
  const page = await visit(site, { as: stage.player });
  await page.goto('/games');
  const game = page.getByRole('main').getByText(stage.game.title).first();
  await expect(game).toBeVisible();
  // Nothing is saved before the page knows whose responses they are.
  await page.getByRole('button', { name: new RegExp(stage.player.userName) }).waitFor();
  await page.goto(`/games/${stage.game.id}/challenges`);
  await page.getByRole('link', { name: /^Loose cannon/ }).waitFor();
  const release = await delayRequests(page, '**/api/game?*');
  await page.goto('/games');
  await expect(game).toBeVisible();
  release();
  // The saved responses contain no secrets.
  const kept = await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    return localStorage.getItem('halyard-answers') ?? '';
  });
  expect(kept).toContain(stage.game.title);
  const flags = stage.game.challenges.map(({ flag }) => flag);
  for (const secret of [...flags, 'Sheet Bend:', 'teamToken', stage.player.userName])
    expect(kept).not.toContain(secret);
});

test('a new version is offered, and missing code reloads the page once', async ({
  site,
  visit,
}) => {
  const code = await codeOf(await visit(site), REGISTER);
  const page = await visit(site, { tolerated: [NOT_FOUND] });
  const { newVersion } = framePage(page);
  await page.clock.install();
  await page.goto('/games');
  await page.getByRole('heading', { name: 'Games', level: 1 }).waitFor();
  // Simulates a deploy: a new page, and chunks of the old one are gone.
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      if (route.request().isNavigationRequest()) return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replace(BUILD_TIME, '$12099-01-01T00:00:00.000Z');
      await route.fulfill({ response, body });
    },
  );
  await page.clock.fastForward('02:00');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(newVersion).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(newVersion).toBeHidden();

  const isGone = ({ pathname }: URL) => code.has(pathname);
  await page.route(isGone, (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await goInside(page, REGISTER);
  // The error takes the page, or stands inline if the error screen is in the missing chunk.
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  expect(loads).toBe(1);
  await page.unroute(isGone);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
});

test('Back restores the scroll position, and each page has a title', async ({
  site,
  stage,
  visit,
}) => {
  const viewport = { width: 1280, height: 200 };
  const page = await visit(site, { as: stage.player, viewport });
  await page.goto('/games');
  await page.getByRole('heading', { name: 'Games', level: 1 }).waitFor();
  const top = () => page.evaluate(() => window.scrollY);
  await page.getByRole('main').getByText(stage.game.title).first().waitFor();
  await page.evaluate(() => window.scrollTo(0, 50));
  await expect.poll(top).toBe(50);
  // The second key must follow quickly, which can fail on a busy machine.
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await expect(page).toHaveURL('/', { timeout: 2000 });
  }).toPass();
  await expect(page).toHaveTitle(/^Home/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await top()).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(/^Games/);
  await expect.poll(top).toBe(50);
});

for (const [place, address] of [
  ['the window', REGISTER],
  ['the place of the page', '/account/profile'],
] as const) {
  test(`the loading indicator is in the middle of ${place}, after 200 ms`, async ({
    site,
    stage,
    visit,
  }) => {
    const isWhole = place === 'the window';
    const who = isWhole ? {} : { as: stage.player };
    const code = await codeOf(await visit(site, who), address);
    const page = await visit(site, who);
    await page.goto('/games');
    await page.getByRole('heading', { name: 'Games', level: 1 }).waitFor();
    const release = await delayRequests(page, ({ pathname }) => code.has(pathname));
    await goInside(page, address);
    const spinner = page.getByRole('status').getByRole('img', { name: 'Loading' });
    await spinner.waitFor();
    const seen = await spinner.evaluate((element: HTMLElement) => {
      // Restart the animation: a finished one is no longer listed.
      element.style.animation = 'none';
      element.getBoundingClientRect();
      element.style.animation = '';
      const appear = element
        .getAnimations()
        .find(({ effect }) => effect?.getTiming().delay === 200);
      if (!appear) return [];
      appear.pause();
      return [199, 201].map((time) => {
        appear.currentTime = time;
        return getComputedStyle(element).opacity;
      });
    });
    expect(seen).toEqual(['0', '1']);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const rail = isWhole ? 0 : 64;
    const box = await spinner.boundingBox();
    expect(box && box.x + box.width / 2).toBeCloseTo(rail + (width - rail) / 2, -1);
    expect(box && box.y + box.height / 2).toBeCloseTo(height / 2, -1);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(spinner).toBeHidden();
  });
}

test('the first Tab focuses the skip link', async ({ site, stage, visit }) => {
  const page = await visit(site, { as: stage.player });
  await page.goto('/teams');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the console shows the version and a warning', async ({ site, visit }) => {
  const page = await visit(site);
  const banner = page.waitForEvent('console', (message) => message.text().includes('Halyard'));
  // The banner is printed without any interaction.
  await page.goto('/');
  const text = (await banner).text();
  const build = await page
    .locator('meta[name=build]')
    .evaluate((meta) => JSON.parse(meta.getAttribute('content') ?? '') as Build);
  const lines = text.split('\n').map((line) => line.replaceAll('%c', ''));
  const { repo, rawTag, sha, timestamp, buildTime } = build;
  expect(sha).toHaveLength(40);
  expect(timestamp).toHaveLength(20);
  // A build from a checkout with uncommitted changes has no tag.
  const isValid = /^(v\d+\.\d+\.\d+|develop)$/.test(rawTag);
  expect(lines.slice(0, isValid ? 8 : 9)).toEqual([
    'Halyard',
    '© 2026 the Halyard authors, Apache License 2.0',
    `Repository: ${repo || 'unknown'}`,
    `Tag: ${rawTag}`,
    `Commit: ${sha}`,
    `Committed: ${timestamp}`,
    `Built: ${buildTime}`,
    ...(isValid
      ? ['The build info is valid.']
      : ['The build info is not valid: this is not an official build.', 'Wrong or missing: Tag.']),
  ]);
  expect(text).toContain('Stop!');
  expect(lines.at(-1)).toContain('Do not paste what you do not understand');
});
