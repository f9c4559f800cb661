import { expect, type Page } from '@playwright/test';

interface Administrator {
  userName: string;
  email: string;
  password: string;
}

/** The set-up of a fresh site. */
export function setupPage(page: Page) {
  const goOn = () => page.getByRole('button', { name: 'Next' }).click();
  const gameTitle = page.getByRole('textbox', { name: 'Title of the game' });
  return {
    step: (name: string) => page.getByRole('heading', { name, level: 2 }),
    async nameAdministrator({ userName, email, password }: Administrator): Promise<void> {
      await page.getByRole('textbox', { name: 'User name' }).fill(userName);
      await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
      await page.getByRole('textbox', { name: 'Password' }).fill(password);
      await goOn();
    },
    async nameSite(name: string): Promise<void> {
      await page.getByRole('textbox', { name: 'Site name' }).fill(name);
      await goOn();
    },
    gameTitle,
    /** Past the step about mail, if the server has it. */
    async passMail(): Promise<void> {
      await expect(gameTitle.or(page.getByText('Public address'))).toBeVisible();
      if (await gameTitle.isHidden()) await goOn();
    },
    async finish(): Promise<void> {
      await page.getByRole('button', { name: 'Finish without a game' }).click();
    },
  };
}
