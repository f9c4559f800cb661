import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gameAnswers, runningGame } from '../../testing/game-data.ts';
import { linnea } from '../../testing/fixtures.ts';
import { LL, renderPage } from '../../testing/render-page.tsx';

const page = { data: { data: [], length: 0, total: 0 } };

test('an unknown address is kept and said to be none', async () => {
  renderPage('/nothing/here?a=1');
  expect(await screen.findByText(LL.frame.notFoundTitle())).toBeDefined();
  expect(window.location.pathname).toBe('/nothing/here');
  await waitFor(() => expect(document.title).toBe('Not found · Halyard'));
});

test('a page for a higher role says which, and as whom one is signed in', async () => {
  renderPage('/admin/games', { getProfile: { data: linnea } });
  expect(await screen.findByText(LL.frame.noAccessTitle({ role: 'Admin' }))).toBeDefined();
  expect(screen.getByText(LL.frame.noAccessText({ name: 'linnea', own: 'User' }))).toBeDefined();
});

test('going to another page names the tab, moves the focus there and keeps the rail', async () => {
  renderPage('/', { listGames: page });
  await waitFor(() => expect(document.title).toBe('Home · Halyard'));
  const [rail] = screen.getAllByRole('navigation', { name: LL.frame.navigation() });
  const [games] = screen.getAllByRole('link', { name: LL.frame.games() });
  if (games) fireEvent.click(games);
  await screen.findByText(LL.games.empty.all());
  expect(document.title).toBe('Games · Halyard');
  const heading = screen.getByRole('heading', { level: 1, name: 'Games' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(rail?.isConnected).toBe(true);
});

test('case of an address does not matter', async () => {
  renderPage('/Games', { listGames: page });
  expect(await screen.findByText(LL.games.empty.all())).toBeDefined();
});

test('who is not known because the server fails is not sent to sign-in', async () => {
  const { api } = renderPage('/teams', {
    getProfile: { code: 'RATE_LIMITED' },
    listTeams: { data: [] },
  });
  expect(await screen.findByText(LL.errors.loadFailed())).toBeDefined();
  api.set('getProfile', { data: linnea });
  fireEvent.click(screen.getByRole('button', { name: LL.common.retry() }));
  expect(await screen.findByText(LL.teams.none())).toBeDefined();
});

test('a page that begins in a field keeps the focus there', async () => {
  renderPage('/nothing/here');
  fireEvent.click(await screen.findByRole('link', { name: LL.frame.signIn() }));
  await screen.findByRole('heading', { level: 1, name: LL.account.signInTitle() });
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
});

test('pages of a game share its name: which of them it is, is read out', async () => {
  const game = runningGame();
  renderPage('/games', { ...gameAnswers(game), listGames: page });
  await screen.findByText(LL.games.empty.all());
  const title = `${LL.frame.places.scoreboard()} · ${game.title}`;
  expect(screen.queryByText(title, { exact: false, selector: '[role=status]' })).toBeNull();
  act(() => window.history.pushState(null, '', `/games/${game.id}/scoreboard`));
  const heading = await screen.findByRole('heading', { level: 1, name: game.title });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await screen.findByText(title, { exact: false, selector: '[role=status]' });
});
