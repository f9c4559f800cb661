import type { Page } from '@playwright/test';

/** The API reference: all names and roles are those of its viewer. */
export function referencePage(page: Page) {
  const client = page.getByRole('dialog');
  const menu = page.getByRole('button', { name: 'Open Menu' });
  return {
    heading: (name: string) => page.getByRole('heading', { name, exact: true }),
    /** Where requests are made and their answers shown. */
    client,
    search: async (words: string) => {
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('button', { name: 'Search' }).first().click();
      await page.getByRole('combobox').fill(words);
    },
    found: (title: string) => page.getByRole('option', { name: `Operation: ${title} ,` }),
    /** Sends the call on the given path as it stands. */
    tryOut: async (path: string) => {
      await page.getByRole('button', { name: `Test Request (get ${path})` }).click();
      await client.getByRole('button', { name: /^Send/ }).first().click();
    },
    /** Of all that the page shows, in CSS pixels; more than the window's is cut off. */
    width: () => page.evaluate<number>('document.documentElement.scrollWidth'),
  };
}
