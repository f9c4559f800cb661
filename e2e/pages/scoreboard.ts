import type { Page } from '@playwright/test';

/** Who leads. */
export function scoreboardPage(page: Page) {
  return {
    /** A team's line in the matrix, or on a phone in the list. */
    team: (name: string) =>
      page
        .getByRole('row')
        .or(page.getByRole('listitem'))
        .filter({ has: page.getByRole('link', { name }) }),
    open: (name: string) => page.getByRole('link', { name }),
    dialog: (name: string) => page.getByRole('dialog', { name }),
  };
}
