import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { basicGames, gameDetails, linnea, longSplice } from '../../testing/fixtures.ts';
import { LL, renderPage } from '../../testing/render-page.tsx';

const games = basicGames(Date.now());
const signedIn = {
  getProfile: { data: linnea },
  listTeams: { data: [longSplice] },
  getGameDetails: { data: gameDetails(Date.now()) },
};

async function nowCard() {
  return within(await screen.findByRole('region', { name: LL.home.now() }));
}

test('leads with the game that the own team plays, its figures and the way on', async () => {
  renderPage('/', { ...signedIn, listRecentGames: { data: games } });
  const now = await nowCard();
  expect(await now.findByText('3,184')).toBeDefined();
  expect(now.getByRole('link', { name: LL.home.continue() }).getAttribute('href')).toBe(
    '/games/12/challenges',
  );
});

test('without a running game it leads with the next one that was joined', async () => {
  renderPage('/', { ...signedIn, listRecentGames: { data: games.slice(1) } });
  expect(await (await nowCard()).findByText('Dry Dock Training 4')).toBeDefined();
});

test('for a stranger it leads with the next open game and offers to sign in', async () => {
  const open = games.map((game) => ({ ...game, status: null }));
  renderPage('/', { listRecentGames: { data: open } });
  const now = await nowCard();
  expect(await now.findByText('Harbour CTF 2026')).toBeDefined();
  expect(now.getByRole('link', { name: LL.frame.signIn() })).toBeDefined();
});

test('shows who of the own team scored how much, the most first', async () => {
  renderPage('/', { ...signedIn, listRecentGames: { data: games } });
  const shares = await screen.findByRole('list', { name: LL.home.pointsByMember() });
  expect(
    within(shares)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['lilinnea1,142', 'mamarlow1,006', 'otottoline736', 'bobosun300']);
});

test('with nothing on it says what comes next for who is there', async () => {
  renderPage('/');
  const now = await nowCard();
  expect(await now.findByText(LL.home.nothingOn())).toBeDefined();
  expect(now.getByRole('link', { name: LL.frame.register() })).toBeDefined();
});
