import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { admin, basicGames, linnea, longSplice } from '../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../testing/render-page.tsx';
import { typeInto } from '../../testing/type-into.ts';
import { restoreQueries, saveQueries } from '../query-cache/saved-queries.ts';
import { setOverlay } from '../frame/open-overlay.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

const page = { data: { data: [], length: 0, total: 0 } };
const words = LL.frame.palette;

afterEach(() => act(() => setOverlay(null)));

async function open(answers: Parameters<typeof renderPage>[1] = {}) {
  const view = renderPage('/games', {
    listGames: page,
    listRecentGames: { data: basicGames(Date.now()) },
    listTeams: { data: [longSplice] },
    ...answers,
  });
  await waitFor(() => expect(document.title).toBe('Games · Halyard'));
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('combobox', { name: words.label() });
  return { ...view, field };
}

const names = () => screen.getAllByRole('option').map((row) => row.textContent);

test('a stranger finds places and games, and no staff', async () => {
  const { field } = await open();
  typeInto(field, 'signin');
  expect(names().join()).toContain(LL.frame.signIn());
  typeInto(field, 'staff');
  expect(screen.queryByRole('group', { name: words.staff() })).toBeNull();
  typeInto(field, 'harb');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(currentAddress()).toBe('/games/12'));
  expect(screen.queryByRole('combobox', { name: words.label() })).toBeNull();
});

test('an administrator finds what the route table has for them', async () => {
  const { field } = await open({ getProfile: { data: admin } });
  typeInto(field, 'staff');
  const group = await screen.findByRole('group', { name: words.staff() });
  expect(within(group).getByRole('option', { name: /Staff/ })).toBeDefined();
  typeInto(field, LL.frame.signIn());
  expect(screen.queryByRole('option', { name: new RegExp(LL.frame.signIn()) })).toBeNull();
});

test('pages that somebody may not open are not found', async () => {
  const { field } = await open({ getProfile: { data: linnea } });
  typeInto(field, LL.frame.places.instances());
  expect(
    screen.queryByRole('option', { name: new RegExp(LL.frame.places.instances()) }),
  ).toBeNull();
});

test('what was chosen is the first the next time', async () => {
  const { field } = await open({ getProfile: { data: linnea } });
  await screen.findByRole('option', { name: /Long Splice/ });
  typeInto(field, '@long');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(currentAddress()).toBe('/teams?team=42'));
  act(() => setOverlay('palette'));
  const recent = await screen.findByRole('group', { name: words.recent() });
  expect(within(recent).getAllByRole('option')[0]?.textContent).toContain('Long Splice');
});

test('games of the server come below what is at hand', async () => {
  const [game = expect.fail()] = basicGames();
  const found = { ...game, id: 99, title: 'Harbour CTF 2019' };
  const { field } = await open({
    listGames: { data: { data: [found], length: 1, total: 1 } },
  });
  typeInto(field, 'harbour');
  await screen.findByRole('option', { name: /2019/ });
  expect(names().at(-1)).toContain('Harbour CTF 2019');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Harbour CTF 2026');
});

test('a page without a search of its own opens it by /', async () => {
  renderPage('/nothing/here');
  await screen.findByText(LL.frame.notFoundTitle());
  fireEvent.keyDown(document.body, { key: '/' });
  expect(await screen.findByRole('combobox', { name: words.label() })).toBeDefined();
});

test('"Clean the cache" forgets the answers, mends the keys and reloads', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const { field, queryClient } = await open();
  restoreQueries(queryClient);
  saveQueries(queryClient);
  expect(localStorage.getItem(STORAGE_KEYS.savedQueries)).not.toBeNull();
  localStorage.setItem('halyard-keys', '{"chords":null}');
  typeInto(field, words.cleanCache());
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  saveQueries(queryClient);
  expect(localStorage.getItem(STORAGE_KEYS.savedQueries)).toBeNull();
  expect(localStorage.getItem('halyard-keys')).toBe('{"chords":{},"single":true}');
  reload.mockRestore();
});
