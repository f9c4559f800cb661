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
    /** Walked with arrows, and one stop of Tab; a phone has a list instead. */
    matrix: page.getByRole('grid'),
    open: (name: string) => page.getByRole('link', { name }),
    dialog: (name: string) => page.getByRole('dialog', { name }),
  };
}
