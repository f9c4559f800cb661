import type { BasicGame, GameNotice } from '@halyard/sdk/types';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { basicGame, basicGames, linnea } from '../../testing/fixtures.ts';
import { narrowWindow } from '../../testing/narrow-window.ts';
import { LL, renderPage } from '../../testing/render-page.tsx';
import { isShownByPage } from './use-running-game.ts';

test.each([
  ['/games', true],
  ['/Games/', true],
  ['/games/12', true],
  ['/GAMES/12/Scoreboard', true],
  ['/games/120', false],
  ['/games/20/challenges', false],
  ['/teams', false],
  ['/admin/games/12/info', false],
])('%s shows game 12 itself: %s', (path, isShown) => {
  expect(isShownByPage(path, 12)).toBe(isShown);
});

const NOW = Date.now();

const notice = (id: number): GameNotice => ({
  id,
  type: 'Normal',
  values: ['The quay opens late.'],
  time: NOW - id * 60_000,
});

function arrive(address: string, games: BasicGame[] = basicGames(Date.now())) {
  return renderPage(address, {
    getProfile: { data: linnea },
    listRecentGames: { data: games },
    listNotices: { data: [notice(3), notice(2), notice(1)] },
    listTeams: { data: [] },
  });
}

const GAME = { name: /^Harbour CTF 2026/ };
const unread = (count: number) => LL.frame.unreadNotices({ count });

test('elsewhere the running game says how long it goes on and what is unread', async () => {
  const { time: readAt } = notice(3);
  localStorage.setItem('halyard-notices-12', JSON.stringify({ since: 0, read: { 3: readAt } }));
  const [game] = basicGames(NOW);
  if (!game) throw new Error('No game runs');
  arrive('/teams', [{ ...game, end: NOW + 18.5 * 3_600_000 }]);
  const link = await screen.findByRole('link', GAME);
  expect(link.getAttribute('href')).toBe('/games/12/challenges');
  await waitFor(() => expect(link.textContent).toContain(unread(2)));
  const time = LL.common.hours({ hours: 18 });
  const words = LL.frame.timeLeftOf({ time, game: 'Harbour CTF 2026' });
  expect(link.querySelector(`[aria-label="${words}"]`)?.textContent).toContain('18');
});

test('on a phone it stands above the bottom bar', async () => {
  narrowWindow();
  arrive('/teams');
  // The rail has one too, which its styles hide there.
  const linkInBar = () =>
    screen
      .queryAllByRole('link', GAME)
      .find((link) => link.closest('nav')?.textContent.includes(LL.frame.me()));
  await waitFor(() => expect(linkInBar()?.textContent).toContain(unread(3)));
});

test.each([
  ['one that waits for staff', { status: 'Pending' }],
  ['one that is over', { from: -60 }],
  ['one that has not begun', { from: 2 }],
] as const)('%s has no place there', async (_what, change) => {
  const game = {
    id: 12,
    title: 'Harbour CTF 2026',
    from: -20,
    hours: 48,
    status: 'Accepted',
  } as const;
  const { api } = arrive('/teams', [basicGame({ ...game, ...change }, Date.now())]);
  await screen.findByText(LL.teams.none());
  await waitFor(() => expect(api.sent('listRecentGames')).not.toEqual([]));
  expect(screen.queryByRole('link', GAME)).toBeNull();
  expect(api.sent('listNotices')).toEqual([]);
});
