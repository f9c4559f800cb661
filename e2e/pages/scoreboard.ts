import type { Page } from '@playwright/test';

/** The scoreboard. */
export function scoreboardPage(page: Page) {
  return {
    /** A team's row in the matrix, or in the list on phones. */
    team: (name: string) =>
      page
        .getByRole('row')
        .or(page.getByRole('listitem'))
        .filter({ has: page.getByRole('link', { name }) }),
    /** Navigated with arrow keys; a single tab stop. Phones show a list instead. */
    matrix: page.getByRole('grid'),
    open: (name: string) => page.getByRole('link', { name }),
    dialog: (name: string) => page.getByRole('dialog', { name }),
  };
}
