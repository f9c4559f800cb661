/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** How the page looks, and where that is chosen on the profile. */
export function appearancePage(page: Page) {
  const chosen = (group: string, name: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name });
  return {
    page,
    root: page.locator('html'),
    dialog: page.getByRole('dialog', { name: 'Appearance' }),
    chosen,
    choose: (group: string, name: string) => chosen(group, name).check(),
    /** The picked colour the page wears; '' for the default one. */
    colour: () =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--hy-light-brand')),
    /** What a phone paints around the page. */
    around: page.locator('meta[name=theme-color]'),
    ground: () => page.evaluate(() => document.documentElement.style.backgroundColor),
  };
}
