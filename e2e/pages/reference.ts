import type { Page } from '@playwright/test';

/** On a busy machine the viewer needs half a minute to build its client of all operations. */
const SLOW = { timeout: 120_000 };

/** The API reference; names and roles are defined by its viewer. */
export function referencePage(page: Page) {
  const client = page.getByRole('dialog');
  const menu = page.getByRole('button', { name: 'Open Menu' });
  return {
    heading: (name: string) => page.getByRole('heading', { name, exact: true }),
    /** The dialog for sending requests. */
    client,
    search: async (words: string) => {
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('button', { name: 'Search' }).first().click();
      await page.getByRole('combobox').fill(words);
    },
    found: (title: string) => page.getByRole('option', { name: `Operation: ${title} ,` }),
    /** Sends the request of the given path without changes. */
    tryOut: async (path: string) => {
      await page.getByRole('button', { name: `Test Request (get ${path})` }).click(SLOW);
      await client.getByRole('button', { name: /^Send/ }).first().click(SLOW);
    },
    /** Shows the sample of a call in another language than curl. */
    showSample: async (title: string, language: string) => {
      const call = page.getByRole('region', { name: title, exact: true });
      await call.getByRole('button', { name: 'Shell Curl' }).click();
      await page.getByRole('option', { name: language }).click();
      return call;
    },
    /** Width of the content in CSS pixels; it must not exceed the window's. */
    width: () => page.evaluate<number>('document.documentElement.scrollWidth'),
  };
}
