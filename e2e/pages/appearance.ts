/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** The appearance of a page and its settings. */
export function appearancePage(page: Page) {
  const chosen = (group: string, name: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name });
  return {
    page,
    root: page.locator('html'),
    dialog: page.getByRole('dialog', { name: 'Appearance' }),
    chosen,
    choose: (group: string, name: string) => chosen(group, name).check(),
    /** The applied custom colour; '' for the default. */
    colour: () =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--hy-light-brand')),
    /** The browser UI colour on phones. */
    around: page.locator('meta[name=theme-color]'),
    ground: () => page.evaluate(() => document.documentElement.style.backgroundColor),
  };
}
