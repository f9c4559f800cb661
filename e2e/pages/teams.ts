import type { Page } from '@playwright/test';

/** The user's teams. */
export function teamsPage(page: Page) {
  return {
    inviteLink: () => page.getByRole('textbox', { name: 'Link' }).inputValue(),
    /** The dialog that an invite link opens. */
    join: page.getByRole('dialog').getByRole('button', { name: 'Join' }),
    member: (team: string, userName: string) =>
      page
        .getByRole('list', { name: `Members of ${team}` })
        .getByRole('listitem')
        .filter({ hasText: userName }),
  };
}
