import type { Page } from '@playwright/test';

/** The frame of every page: command palette, keyboard shortcuts, prompts. */
export function framePage(page: Page) {
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  return {
    search: page.getByRole('combobox', { name: 'Search or jump to' }),
    results: page.getByRole('option'),
    chosen: page.getByRole('option', { selected: true }),
    sheet,
    keysOf: (shortcut: string) => sheet.getByRole('button', { name: new RegExp(`^${shortcut}: `) }),
    signInAgain: page.getByRole('dialog', { name: 'Sign in again' }),
    banner: page.getByText(/^(Offline|No response from the server) since/),
    newVersion: page.getByText('A new version is ready.'),
  };
}
