import type { Page } from '@playwright/test';
import type { makePdf } from '../fixtures/pdf.ts';

/** The page on which a team hands in its writeup. */
export function writeupPage(page: Page) {
  const file = page.getByRole('region', { name: /^Writeup of / });
  return {
    none: page.getByRole('heading', { name: 'Nothing handed in yet' }),
    handedIn: page.getByRole('heading', { name: 'Handed in' }),
    sentBy: (name: string) => page.getByText(new RegExp(`sent .* by ${name}`)),
    choose: (pdf: ReturnType<typeof makePdf>) =>
      page.locator('input[type=file]').setInputFiles(pdf),
    replace: page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }),
    /** Text on a page of the file that is shown. */
    text: (text: string) => file.getByText(text),
    ask: page.getByRole('button', { name: 'Show your file' }),
  };
}
