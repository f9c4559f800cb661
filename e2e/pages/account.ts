import type { Page } from '@playwright/test';

interface Newcomer {
  userName: string;
  email: string;
  password: string;
}

/** Signing in and registering. */
export function accountPages(page: Page) {
  const userNameOrEmail = page.getByRole('textbox', { name: 'User name or e-mail' });
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  return {
    userNameOrEmail,
    password,
    async signIn(who: { userName: string; password: string }): Promise<void> {
      await userNameOrEmail.fill(who.userName);
      await password.fill(who.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
    },
    /** Goes from the sign-in form to registration, keeping the return address. */
    async toRegister(): Promise<void> {
      await page.getByRole('link', { name: 'Create an account' }).click();
    },
    async register(who: Newcomer): Promise<void> {
      await page.getByRole('textbox', { name: 'E-mail' }).fill(who.email);
      await page.getByRole('textbox', { name: 'User name' }).fill(who.userName);
      await password.fill(who.password);
      await page.getByRole('textbox', { name: 'Repeat password' }).fill(who.password);
      await page.getByRole('button', { name: 'Create account' }).click();
    },
  };
}
