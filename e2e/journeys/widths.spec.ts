import type { Page } from '@playwright/test';
import { matrix } from '../fixtures/matrix.ts';
import type { Screen } from '../fixtures/screen.ts';
import { openScreen, SCREENS, staged, visitorOf } from '../fixtures/screens.ts';
import { expect } from '../fixtures/test.ts';
import { findCramped, WIDTHS } from '../fixtures/widths.ts';

/** The language that the screens open in. */
const SOURCE = 'en-US';
/** The narrowest windows of each layout: there longer words are the first to lack room. */
const NARROWEST: readonly number[] = [320, 600, 768, 1024, 1184, 1440];
/** Most of a page is seen at once, so that little of it is under bars that stay in view. */
const HEIGHT = 1400;

const SAMPLE = new Set([
  'challenges with a panel',
  'staff: game',
  'staff: challenge',
  'staff: notices',
]);
const screens = matrix(SCREENS, ({ name }) => SAMPLE.has(name));

/** Japanese breaks lines elsewhere, but needs less room than German: a few screens show that. */
function languagesOf({ name, isOffline }: Screen): readonly string[] {
  if (isOffline) return [SOURCE];
  return SAMPLE.has(name) ? [SOURCE, 'de-DE', 'ja-JP'] : [SOURCE, 'de-DE'];
}

for (const screen of screens) {
  staged(`${screen.name} has room at every width`, async ({ site, organiser, stage, visit }) => {
    const page = await visit(site, visitorOf(screen, stage, organiser));
    await page.setViewportSize({ width: 1440, height: HEIGHT });
    await openScreen(page, screen, stage);
    const faults: string[] = [];
    for (const language of languagesOf(screen)) {
      if (!screen.isOffline) await switchLanguage(page, language);
      for (const width of language === SOURCE ? WIDTHS : NARROWEST) {
        await page.setViewportSize({ width, height: HEIGHT });
        const found = await findLasting(page);
        faults.push(...found.map((fault) => `${language} ${width}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

/** What is cramped after the layout settled, which takes longer on a busy machine. */
async function findLasting(page: Page): Promise<string[]> {
  for (const pause of [100, 400, 2000]) {
    const found = await findCramped(page);
    if (found.length === 0) return found;
    await page.waitForTimeout(pause);
  }
  return findCramped(page);
}

/** Changes the language as another tab does, so that dialogs stay open. */
async function switchLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate((code) => {
    localStorage.setItem('halyard-language', code);
    dispatchEvent(new StorageEvent('storage', { key: 'halyard-language', newValue: code }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
