import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { config } from '../../../testing/fixtures.ts';
import { gameAnswers, looseCannon, runningGame } from '../../../testing/game-data.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';
import { downloadLines } from './FileLink.tsx';

const words = LL.game.challenge;
const PATH = '/assets/9f86/loose%20cannon.zip?link=signed';

let copied: string[];
beforeEach(() => {
  copied = [];
  const write = async ([item]: ClipboardItem[]) => {
    const blob = await item?.getType('text/plain');
    copied.push((await blob?.text()) ?? '');
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
});

function openPage(url: string, extensions: readonly string[]) {
  const context = { closeTime: null, instanceEntry: null, url, fileSize: 3 };
  return renderPage('/games/7/challenges?challenge=3', {
    ...gameAnswers(runningGame(), { challenge: looseCannon({ context }) }),
    getConfig: { data: { ...config, extensions: [...(config.extensions ?? []), ...extensions] } },
    createAttachmentLink: {
      data: { path: PATH, name: 'loose cannon.zip', expiresAt: Date.now() + 600_000 },
    },
  });
}

test('a command has a link that is made when it is copied', async () => {
  const { api } = openPage('/assets/9f86/loose cannon.zip', ['attachmentLinks']);
  fireEvent.click(await screen.findByRole('button', { name: words.fileLink() }));
  expect(await screen.findByText(words.fileLinkNote({ minutes: 10 }))).toBeDefined();
  expect(api.sent('createAttachmentLink')).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: `${words.fileLinkCopy()} 2` }));
  await waitFor(() => expect(copied).toHaveLength(1));
  expect(copied[0]).toBe(`wget -O 'loose cannon.zip' '${location.origin}${PATH}'`);
  expect(await screen.findByText(/^Valid until/)).toBeDefined();
});

test.each([
  ['/assets/9f86/loose cannon.zip', []],
  ['https://files.example/cannon.zip', ['attachmentLinks']],
])('there is none for %s with %j', async (url, extensions) => {
  openPage(url, extensions);
  await screen.findByRole('link', { name: /cannon\.zip/ });
  expect(screen.queryByRole('button', { name: words.fileLink() })).toBeNull();
});

test('a shell takes any name as one word', () => {
  const [curl] = downloadLines("it's $(x).zip", '/assets/ab/x?link=y');
  expect(curl).toBe(
    String.raw`curl -f -o 'it'\''s $(x).zip' '${location.origin}/assets/ab/x?link=y'`,
  );
  expect(downloadLines('-rf', null)[0]).toContain("-o './-rf' ");
});
