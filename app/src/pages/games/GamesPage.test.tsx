import type { BasicGame } from '@halyard/sdk/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { basicGame, basicGames, config, linnea, gameDetails } from '../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../testing/render-page.tsx';
import { typeInto } from '../../testing/type-into.ts';

const games = basicGames(Date.now());

const counts = { all: 8, running: 1, upcoming: 3, ended: 4, mine: 3 };

function page(data: BasicGame[], total = data.length) {
  return { data: { data, length: data.length, total, counts } };
}

const signedIn = {
  getProfile: { data: linnea },
  listGames: page(games),
  listRecentGames: { data: games },
  getGameDetails: { data: gameDetails(Date.now()) },
};

/** The query parameters of the last request for the list. */
function asked(api: ReturnType<typeof renderPage>['api']) {
  return Object.fromEntries(api.sent('listGames').at(-1)?.query ?? []);
}

async function tab(name: string) {
  const tabs = await screen.findByRole('navigation', { name: LL.games.tabsLabel() });
  return within(tabs).findByRole('link', { name: new RegExp(`^${name}`) });
}

test('each tab says how many games are behind it and has an address', async () => {
  const { api } = renderPage('/games', signedIn);
  await screen.findByRole('heading', { name: 'Harbour CTF 2026' });
  expect((await tab('Upcoming')).textContent).toContain('3');
  expect((await tab('Mine')).getAttribute('href')).toBe('/games?tab=mine');
  api.set('listGames', page(games.slice(6)));
  fireEvent.click(await tab('Ended'));
  expect(currentAddress()).toBe('/games?tab=ended');
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Harbour CTF 2026' })).toBeNull(),
  );
  expect(screen.getByRole('heading', { name: 'Autumn Regatta' })).toBeDefined();
  expect(asked(api)).toMatchObject({ phase: 'Ended', sort: 'Phase', count: '24', skip: '0' });
});

test('the step of each game follows how one stands with it', async () => {
  renderPage('/games', signedIn);
  const step = (text: string, game: string) => LL.games.stepOf({ step: text, game });
  const target = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await target(step('Continue', 'Harbour CTF 2026'))).toBe('/games/12/challenges');
  expect(await target(step('Join', 'Lighthouse Open 2026'))).toBe('/games/20');
  expect(await target(step('Enter', 'Winter Wharf Qualifier'))).toBe('/games/9/challenges');
  expect(await target(step('Results', 'Autumn Regatta'))).toBe('/games/7/scoreboard');
  expect(screen.queryByRole('link', { name: step('Join', 'Dry Dock Training 4') })).toBeNull();
  expect(screen.getByText(LL.terms.participation.Pending())).toBeDefined();
});

test('shows the own figures of the running game', async () => {
  renderPage('/games', signedIn);
  expect(await screen.findByText('3,184')).toBeDefined();
  expect(screen.getByText('#4')).toBeDefined();
});

test('the address keeps the search text, and an empty result offers to clear it', async () => {
  const { api } = renderPage('/games', signedIn);
  const field = await screen.findByRole('searchbox');
  await screen.findByRole('heading', { name: 'Harbour CTF 2026' });
  api.set('listGames', page([]));
  typeInto(field, 'zzz');
  expect(currentAddress()).toBe('/games?q=zzz');
  expect(await screen.findByText(LL.games.noneFound({ typed: 'zzz' }))).toBeDefined();
  expect(asked(api)).toMatchObject({ text: 'zzz', skip: '0' });
  fireEvent.click(screen.getByText(LL.games.clearSearch()));
  expect(currentAddress()).toBe('/games');
});

test('a stranger has no tab of own games', async () => {
  renderPage('/games', { listGames: page(games) });
  await tab('All');
  expect(screen.queryByRole('link', { name: /^Mine/ })).toBeNull();
});

test('of many games one page is asked for', async () => {
  const last = Array.from({ length: 12 }, (_, index) =>
    basicGame({ id: index + 1, title: `Game ${index + 1}`, from: -99, hours: 1 }, Date.now()),
  );
  const { api } = renderPage('/games?page=3', { listGames: page(last, 60) });
  expect(await screen.findByRole('heading', { name: 'Game 12' })).toBeDefined();
  expect(asked(api)).toMatchObject({ count: '24', skip: '48' });
  expect(api.sent('listGames')).toHaveLength(1);
  expect(screen.getByText(LL.games.pageOf({ page: 3, pages: 3 }))).toBeDefined();
});

test('a server without the extension gives its list page by page, without search and tabs', async () => {
  const { api } = renderPage('/games', {
    ...signedIn,
    getConfig: { data: { ...config, extensions: [] } },
  });
  await screen.findByRole('heading', { name: 'Harbour CTF 2026' });
  expect(asked(api)).toEqual({ count: '24', skip: '0' });
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('navigation', { name: LL.games.tabsLabel() })).toBeNull();
});

test('no games and a failure say so, and a failure can be tried again', async () => {
  const empty = renderPage('/games', { listGames: page([]) });
  await screen.findByText(LL.games.empty.all());
  empty.unmount();
  const { api } = renderPage('/games', {
    listGames: { code: 'FORBIDDEN', title: 'Closed for today' },
  });
  await screen.findByText('Closed for today');
  api.set('listGames', page(games));
  fireEvent.click(screen.getByRole('button', { name: LL.common.retry() }));
  expect(await screen.findByRole('heading', { name: 'Harbour CTF 2026' })).toBeDefined();
});
