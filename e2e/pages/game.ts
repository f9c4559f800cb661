import type { Page } from '@playwright/test';

/** A game's information page, where teams join. */
export function gamePage(page: Page) {
  const join = (team: string) => page.getByRole('button', { name: `Join with ${team}` });
  return {
    async createTeam(name: string): Promise<void> {
      await page.getByRole('textbox', { name: 'Team name' }).fill(name);
      await page.getByRole('button', { name: /^Create/ }).click();
    },
    /** In narrow windows: opens the sheet in which teams join. */
    openSheet: page.getByRole('complementary').getByRole('button', { name: 'Join' }),
    join,
    division: (name: string) => page.getByRole('radio', { name }),
    code: page.getByRole('textbox', { name: 'Invite code' }),
    withdraw: (team: string) => page.getByRole('button', { name: `Withdraw ${team}` }),
    waiting: (team: string) => page.getByText(`${team} is waiting for approval`),
    accepted: (team: string) => page.getByText(`${team} has joined`),
    toChallenges: page.getByRole('link', { name: 'Go to the challenges' }),
  };
}

/** The header that all pages of a running game share. */
export function gameHeader(page: Page) {
  // Phones have these links in the bottom bar.
  const views = page.getByRole('navigation', { name: /^(Views of the game|Main)$/ });
  const bell = page.getByRole('button', { name: /^Notices/ });
  return {
    challenges: views.getByRole('link', { name: 'Challenges' }),
    scoreboard: views.getByRole('link', { name: 'Scoreboard' }),
    bell,
    /** Opens the notices. */
    async openNotices() {
      await bell.click();
      const feed = page.getByRole('dialog', { name: 'Notices' });
      return {
        message: (text: string) => feed.getByText(text),
        async blood(text: string) {
          await feed.getByRole('radio', { name: /^Bloods/ }).click();
          return feed.getByText(text);
        },
      };
    },
  };
}
