import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** The challenges of a running game. */
export function challengesPage(page: Page) {
  return {
    card: (title: string) => page.getByRole('link', { name: new RegExp(`^${title}, `) }),
    panel: (title: string) => challengePanel(page, title),
  };
}

/** The panel of an open challenge. */
function challengePanel(page: Page, title: string) {
  const panel = page
    .getByRole('region', { name: title })
    .or(page.getByRole('dialog', { name: title }));
  const flag = panel.getByRole('textbox', { name: `Flag of ${title}` });
  return {
    heading: panel.getByRole('heading', { name: title, level: 2 }),
    flag,
    verdict: (word: string) => panel.getByRole('status').filter({ hasText: word }),
    /** Agrees that the flag is sent when the server is back. */
    later: panel.getByRole('button', { name: 'Send when online' }),
    /** The entry of a blood: its holder, or "still open". */
    blood: (name: 'First blood' | 'Second blood' | 'Third blood') =>
      panel.getByRole('listitem').filter({ has: page.getByRole('img', { name }) }),
    async submit(answer: string): Promise<void> {
      await flag.fill(answer);
      await panel.getByRole('button', { name: 'Submit' }).click();
    },
    /** Downloads the file and returns its content. */
    async download(name: string): Promise<string> {
      const started = page.waitForEvent('download');
      await panel.getByRole('link', { name: new RegExp(`^${name}`) }).click();
      return readFile(await (await started).path(), 'utf8');
    },
    close: panel.getByRole('button', { name: 'Close' }),
  };
}
