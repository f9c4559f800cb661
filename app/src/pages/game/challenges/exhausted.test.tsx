import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gameAnswers, looseCannon, runningGame } from '../../../testing/game-data.ts';
import { wideWindow } from '../../../testing/narrow-window.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';

const words = LL.game.challenge;
const ADDRESS = '/games/7/challenges?challenge=3';

test('a challenge that has no file left for the team says so, and not that it is missing', async () => {
  wideWindow();
  renderPage(ADDRESS, {
    ...gameAnswers(runningGame()),
    getChallenge: { code: 'ATTACHMENTS_EXHAUSTED' },
  });
  expect(await screen.findByText(words.noFileTitle())).toBeDefined();
  expect(screen.queryByText(words.missingTitle())).toBeNull();
});

test('a challenge without a statement and without a file promises no file', async () => {
  wideWindow();
  renderPage(ADDRESS, gameAnswers(runningGame(), { challenge: looseCannon({ content: ' ' }) }));
  const said = await screen.findByText(words.noStatement());
  expect(said.textContent).not.toMatch(/file/);
});
