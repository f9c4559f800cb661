import type { Page } from '@playwright/test';

interface NewChallenge {
  title: string;
  statement: string;
  flag: string;
  file: { name: string; text: string };
}

/** The staff pages. */
export function staffPages(page: Page) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Staff of this game' }).getByRole('link', { name });
  return {
    /** @param start in the format of the field: `2026-11-21T10:00` */
    async createGame(title: string, start: string): Promise<void> {
      await main.getByRole('button', { name: 'New game' }).first().click();
      await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
      await dialog.getByRole('textbox', { name: 'Start' }).fill(start);
      await dialog.getByRole('button', { name: 'Create hidden game' }).click();
    },
    async showGame(title: string): Promise<void> {
      await page.getByRole('switch', { name: `${title} is visible` }).click();
    },
    shown: (title: string) => page.getByRole('switch', { name: `${title} is visible` }),
    openTab: async (name: string) => tab(name).click(),
    async createChallenge({ title, statement, flag, file }: NewChallenge): Promise<void> {
      await main.getByRole('button', { name: 'New challenge' }).first().click();
      await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
      await dialog.getByRole('button', { name: 'Create draft' }).click();
      // The dialog has a field for the statement too.
      await dialog.waitFor({ state: 'hidden' });
      await page.getByRole('textbox', { name: 'Statement' }).fill(statement);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('textbox', { name: 'New flags' }).fill(flag);
      await page.getByRole('button', { name: 'Add flag' }).click();
      const buffer = Buffer.from(file.text);
      await page
        .getByRole('button', { name: /^Drop a file or browse/ })
        .setInputFiles({ name: file.name, mimeType: 'text/plain', buffer });
    },
    attachment: (name: string) =>
      page
        .getByRole('region', { name: 'Attachment' })
        .getByRole('button', { name: new RegExp(`^${name} .*Replace$`) }),
    enabled: page.getByRole('switch', { name: 'Enabled' }),
    async enable(): Promise<void> {
      await page.getByRole('switch', { name: 'Enabled' }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Enable/ })
        .click();
    },
    async accept(team: string): Promise<void> {
      await page.getByRole('table', { name: 'Teams' }).getByRole('link', { name: team }).click();
      await page.getByRole('button', { name: 'Accept' }).click();
    },
    decided: (text: string) => page.getByRole('status').filter({ hasText: text }),
    async postNotice(text: string): Promise<void> {
      await page.getByRole('textbox', { name: 'Notice' }).fill(text);
      await page.getByRole('button', { name: /^Post/ }).click();
    },
    /** @param at in the format of the field: `2099-12-31T18:00` */
    async scheduleNotice(text: string, at: string): Promise<void> {
      await page.getByRole('textbox', { name: 'Notice' }).fill(text);
      await main.getByRole('button', { name: 'Schedule' }).click();
      await dialog.getByRole('textbox', { name: 'Publish at' }).fill(at);
      await dialog.getByRole('button', { name: 'Schedule notice' }).click();
    },
    scheduled: (text: string) =>
      page.getByRole('list', { name: 'Scheduled' }).getByRole('listitem').filter({ hasText: text }),
    async publishNow(text: string): Promise<void> {
      await page.getByRole('button', { name: `Publish “${text}” now` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Publish now' }).click();
    },
    postedNotice: (text: string) =>
      page.getByRole('complementary', { name: 'Notices so far' }).getByText(text),
  };
}
