import type { Page } from '@playwright/test';

/** One's own teams. */
export function teamsPage(page: Page) {
  return {
    inviteLink: () => page.getByRole('textbox', { name: 'Link' }).inputValue(),
    /** What an invite link opens. */
    join: page.getByRole('dialog').getByRole('button', { name: 'Join' }),
    member: (team: string, userName: string) =>
      page
        .getByRole('list', { name: `Members of ${team}` })
        .getByRole('listitem')
        .filter({ hasText: userName }),
  };
}
