import { ADMINISTRATOR } from '../fixtures/accounts.ts';
import { expectAccessible, followSystemTheme, wearHighContrast } from '../fixtures/axe.ts';
import type { Screen } from '../fixtures/screen.ts';
import { openScreen, SCREENS, staged, visitorOf } from '../fixtures/screens.ts';
import { setupLink } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';
import { setupPage } from '../pages/setup.ts';

test.describe('axe finds nothing, dark and light at 1440 px, light at 390 px', () => {
  test('set-up', async ({ freshSite, visit }) => {
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

  for (const screen of SCREENS) checkScreen(screen, followSystemTheme);
});

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

test.describe('axe finds nothing in high contrast, dark and light at 1440 px, light at 390 px', () => {
  for (const screen of SCREENS.filter(({ name }) => MAIN.has(name)))
    checkScreen(screen, wearHighContrast);
});

function checkScreen(screen: Screen, wear: () => void): void {
  staged(screen.name, async ({ site, organiser, stage, visit }) => {
    const page = await visit(site, visitorOf(screen, stage, organiser));
    await page.addInitScript(wear);
    await openScreen(page, screen, stage);
    if (wear === wearHighContrast)
      await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
    await expectAccessible(page);
  });
}
