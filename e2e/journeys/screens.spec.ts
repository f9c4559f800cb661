import type { Page } from '@playwright/test';
import { matrix } from '../../scripts/lib/matrix.ts';
import { ADMINISTRATOR } from '../fixtures/accounts.ts';
import { expectAccessible, followSystemTheme, wearHighContrast } from '../fixtures/axe.ts';
import { findMisfits } from '../fixtures/layout.ts';
import type { Screen } from '../fixtures/screen.ts';
import { openScreen, SCREENS, staged, visitorOf } from '../fixtures/screens.ts';
import { setupLink } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';
import { findCramped, WIDTHS } from '../fixtures/widths.ts';
import { setupPage } from '../pages/setup.ts';

// Opening a screen takes longer than looking at it, so each is opened once for all checks.
test.describe.configure({ mode: 'parallel' });

/** The language that the screens open in. */
const SOURCE = 'en-US';
/** A language in which every text is in brackets and a third longer. */
const PSEUDO = 'en-XA';
/** The narrowest windows of each layout: there longer words are the first to lack room. */
const NARROWEST: readonly number[] = [320, 600, 768, 1024, 1184, 1440];
const PHONE_AND_DESKTOP: readonly number[] = [390, 1440];
/** Most of a page is seen at once, so that little of it is under bars that stay in view. */
const HEIGHT = 1400;

/** Screens of every run: one of each layout, and those with the least room. */
const SAMPLE = new Set([
  'home of a player',
  'register',
  'game, joined',
  'challenges with a panel',
  'scoreboard',
  'writeup',
  'teams',
  'profile',
  'post',
  'staff: users',
  'staff: settings',
  'staff: game',
  'staff: challenge',
  'staff: review',
  'staff: notices',
  'monitor: submissions',
]);
/** The screens that are checked in Japanese too. */
const IN_JAPANESE = new Set([
  'challenges with a panel',
  'staff: game',
  'staff: challenge',
  'staff: notices',
]);

/** Japanese breaks lines elsewhere, but needs less room than German: a few screens show that. */
function languagesOf({ name, isOffline }: Screen): readonly string[] {
  if (isOffline) return [SOURCE];
  return IN_JAPANESE.has(name) ? [SOURCE, 'de-DE', 'ja-JP'] : [SOURCE, 'de-DE'];
}

for (const screen of matrix(SCREENS, ({ name }) => SAMPLE.has(name))) {
  staged(
    `${screen.name}: axe finds nothing, and all has room at every width`,
    async ({ site, organiser, stage, visit }) => {
      const page = await visit(site, visitorOf(screen, stage, organiser));
      await page.addInitScript(followSystemTheme);
      await openScreen(page, screen, stage);
      await expectAccessible(page);
      expect(await findAtWidths(page, screen)).toEqual([]);
      if (!screen.isOffline) expect(await findPseudoMisfits(page)).toEqual([]);
    },
  );
}

const MAIN = new Set([
  'sign-in',
  'home of a player',
  'games',
  'challenges with a panel',
  'scoreboard',
  'profile',
  'palette',
  'staff: challenge',
]);

for (const screen of SCREENS.filter(({ name }) => MAIN.has(name))) {
  staged(
    `${screen.name}: axe finds nothing in high contrast`,
    async ({ site, organiser, stage, visit }) => {
      const page = await visit(site, visitorOf(screen, stage, organiser));
      await page.addInitScript(wearHighContrast);
      await openScreen(page, screen, stage);
      await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
      await expectAccessible(page);
    },
  );
}

test('the samples name screens that exist', () => {
  const names = new Set(SCREENS.map(({ name }) => name));
  expect([...SAMPLE, ...IN_JAPANESE, ...MAIN].filter((name) => !names.has(name))).toEqual([]);
});

test('set-up: axe finds nothing in any step', async ({ freshSite, visit }) => {
  const page = await visit(freshSite);
  const setup = setupPage(page);
  await page.addInitScript(followSystemTheme);
  await page.goto(setupLink(freshSite));
  await expect(setup.step('Administrator')).toBeVisible();
  await expectAccessible(page);
  await setup.nameAdministrator(ADMINISTRATOR);
  await expectAccessible(page);
  await setup.nameSite('Harbour');
  await setup.passMail();
  await expect(setup.gameTitle).toBeVisible();
  await expectAccessible(page);
});

/** The source language has shorter words: where German has room, so has English. */
function widthsOf(language: string, languages: readonly string[]): readonly number[] {
  if (language !== SOURCE) return NARROWEST;
  return WIDTHS.filter((width) => languages.length === 1 || !NARROWEST.includes(width));
}

/** Finds what is cramped at each width, in each language. */
async function findAtWidths(page: Page, screen: Screen): Promise<string[]> {
  const faults: string[] = [];
  const languages = languagesOf(screen);
  for (const language of languages) {
    if (!screen.isOffline) await switchLanguage(page, language);
    for (const width of widthsOf(language, languages)) {
      await page.setViewportSize({ width, height: HEIGHT });
      const found = await findLasting(page, findCramped);
      faults.push(...found.map((fault) => `${language} ${width}: ${fault}`));
    }
  }
  return faults;
}

/** Texts that are cut off where every text is longer. */
async function findPseudoMisfits(page: Page): Promise<string[]> {
  const misfits: string[] = [];
  await switchLanguage(page, PSEUDO);
  for (const width of PHONE_AND_DESKTOP) {
    await page.setViewportSize({ width, height: HEIGHT });
    const found = await findLasting(page, findMisfits);
    misfits.push(...found.map((misfit) => `${width}: ${misfit}`));
  }
  return misfits;
}

/** Finds what remains after the layout settled, which takes longer on a busy machine. */
async function findLasting(page: Page, find: (page: Page) => Promise<string[]>): Promise<string[]> {
  for (const pause of [100, 400, 2000]) {
    const found = await find(page);
    if (found.length === 0) return found;
    await page.waitForTimeout(pause);
  }
  return find(page);
}

/** Changes the language as another tab does, so that dialogs stay open. */
async function switchLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate((code) => {
    localStorage.setItem('halyard-language', code);
    dispatchEvent(new StorageEvent('storage', { key: 'halyard-language', newValue: code }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
