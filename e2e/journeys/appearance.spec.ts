/// <reference lib="dom" />
import { registerPlayer } from '../fixtures/accounts.ts';
import { countShifts, MAX_SHIFT } from '../fixtures/shifts.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { delayRequests } from '../fixtures/delay-requests.ts';
import { expect, test } from '../fixtures/test.ts';
import { appearancePage } from '../pages/appearance.ts';

const SCRIPTS = '**/build/*.js';
const FONTS = '**/*.woff2';
/** `#ffffff` in the first paint, `#fff` in the stylesheet. */
const WHITE = /^#f{3}(f{3})?$/;

/** Tolerance, as a share of the size: fonts round ascent and descent. */
const ROUNDING = 0.005;

test('a chosen theme applies in other tabs, and to a new page before the app has loaded', async ({
  site,
  visit,
}) => {
  const player = await registerPlayer(site.url, 'look-player');
  const page = await visit(site, { as: player });
  const other = appearancePage(await page.context().newPage());
  await other.page.goto('/games');
  await expect(other.root).toHaveAttribute('data-theme', 'dark');
  const { choose, root, colour, ground, around } = appearancePage(page);
  await page.goto('/account/profile');
  await choose('Theme', 'Light');
  await choose('Contrast', 'High');
  await choose('Colour', 'Custom');
  await page.getByRole('button', { name: 'Violet' }).click();
  for (const tab of [appearancePage(page), other]) {
    await expect(tab.root).toHaveAttribute('data-theme', 'light');
    await expect(tab.root).toHaveAttribute('data-contrast', 'more');
    await expect.poll(tab.colour).toBe('#7a5af0');
    await expect(tab.around).toHaveAttribute('content', WHITE);
  }

  const release = await delayRequests(page, SCRIPTS);
  await page.goto('/account/profile', { waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(root).toHaveAttribute('data-contrast', 'more');
  expect(await colour()).toBe('#7a5af0');
  expect(await ground()).toBe('rgb(255, 255, 255)');
  await expect(around).toHaveAttribute('content', WHITE);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await colour()).toBe('#7a5af0');
});

test('a visitor can choose a theme', async ({ site, visit }) => {
  const page = await visit(site);
  const { choose, chosen, root, colour, dialog } = appearancePage(page);
  await page.goto('/games');
  await page.getByRole('button', { name: 'Appearance' }).click();
  await expect(chosen('Colour', 'Site colour')).toBeChecked();
  await choose('Theme', 'System');
  await choose('Colour', 'Custom');
  await page.getByRole('textbox', { name: 'Custom colour' }).fill('#d6409f');
  await expect.poll(colour).toBe('#d6409f');
  await expectAccessible(page);
  await choose('Theme', 'Light');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'light');
  expect(await colour()).toBe('#d6409f');
});

test('invalid stored settings fall back to the theme of the site', async ({ site, visit }) => {
  const player = await registerPlayer(site.url, 'look-tinkerer');
  const page = await visit(site, { as: player });
  const { choose, chosen, root, colour } = appearancePage(page);
  await page.goto('/account/profile');
  await choose('Colour', 'Custom');
  await page.getByRole('textbox', { name: 'Custom colour' }).fill('#d6409f');
  await expect.poll(colour).toBe('#d6409f');
  // A pause while typing: three digits are not applied yet.
  await page.getByRole('textbox', { name: 'Custom colour' }).fill('#d64');
  await choose('Theme', 'Light');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(chosen('Colour', 'Custom')).toBeChecked();
  expect(await colour()).toBe('#d6409f');

  for (const custom of ['url(//elsewhere)', '#abc', 'd6409f']) {
    await page.evaluate((text) => {
      const nonsense = { mode: 'sepia', contrast: 9, brand: 'custom', custom: text };
      localStorage.setItem('halyard-theme', JSON.stringify(nonsense));
    }, custom);
    await page.reload();
    await expect(chosen('Colour', 'Site colour')).toBeChecked();
    await expect(chosen('Theme', 'Dark')).toBeChecked();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect.poll(colour).toBe('');
  }
});

test('the system setting for more contrast applies unless the user chooses otherwise', async ({
  site,
  visit,
}) => {
  const page = await visit(site, { contrast: 'more' });
  const { root } = appearancePage(page);
  await page.goto('/games');
  await expect(root).toHaveAttribute('data-contrast', 'more');
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect(root).toHaveAttribute('data-contrast', 'normal');
  await page.evaluate(() => localStorage.setItem('halyard-theme', '{"contrast":"normal"}'));
  await page.emulateMedia({ contrast: 'more' });
  await page.reload();
  await expect(root).toHaveAttribute('data-contrast', 'normal');
});

test('with forced colours, focus and selection still have an outline', async ({ site, visit }) => {
  const player = await registerPlayer(site.url, 'look-forced');
  const page = await visit(site, { as: player, forcedColors: 'active' });
  const { chosen } = appearancePage(page);
  await page.goto('/account/profile');
  await expect(chosen('Theme', 'Dark')).toBeChecked();
  const lineOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return `${outlineStyle} ${outlineWidth}`;
      });
  expect(await lineOf('label:has(> input:checked)')).toBe('solid 1px');
  await page.keyboard.press('Tab');
  expect(await lineOf(':focus')).toBe('solid 3px');
});

test('no layout shift when the fonts load', async ({ site, visit }) => {
  const page = await visit(site);
  const release = await delayRequests(page, FONTS);
  // The load event would wait for the delayed fonts.
  await page.goto('/games', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Games', level: 1 }).waitFor();
  const isThere = () => page.evaluate(() => document.fonts.check('14px Geist'));
  expect(await isThere()).toBe(false);
  const shifted = await countShifts(page);
  release();
  await expect.poll(isThere).toBe(true);
  expect(await shifted()).toBeLessThan(MAX_SHIFT);
});

test('fallback fonts have the same line height as the fonts they replace', async ({
  site,
  visit,
}) => {
  const page = await visit(site);
  await page.goto('/games');
  for (const family of ['Geist', 'Geist Mono']) {
    const [own, standIn] = await page.evaluate(async (name) => {
      const families = [name, `${name} Fallback`];
      await Promise.all(families.map((each) => document.fonts.load(`1000px '${each}'`)));
      return families.map((each) => {
        const line = document.createElement('div');
        line.style.cssText = `position:absolute;font:1000px '${each}';line-height:normal;white-space:nowrap`;
        line.textContent = 'Sphinx of black quartz, judge my vow';
        document.body.append(line);
        const { width, height } = line.getBoundingClientRect();
        line.remove();
        return { width, height };
      });
    }, family);
    if (!own || !standIn) throw new Error(family);
    expect(Math.abs(own.height / standIn.height - 1), family).toBeLessThan(ROUNDING);
    expect(Math.abs(own.width / standIn.width - 1), family).toBeLessThan(0.03);
  }
});

test('a page loads files from its own site only, and only the fonts that it shows', async ({
  site,
  visit,
}) => {
  const page = await visit(site);
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  await page.goto('/games');
  await page.getByRole('heading', { name: 'Games', level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([site.url]));
  const fonts = asked.filter(({ pathname }) => pathname.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter(({ pathname }) => !/-latin-wght/.test(pathname))).toEqual([]);
});
