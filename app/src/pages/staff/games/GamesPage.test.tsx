import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { GameInput } from '@halyard/sdk/types';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';
import { config } from '../../../testing/fixtures.ts';
import { typeInto } from '../../../testing/type-into.ts';
import { harbour, staffAnswers } from '../testing/fixtures.ts';

const words = LL.staff.games;

async function visibleSwitch() {
  return screen.findByRole<HTMLInputElement>('switch', {
    name: words.visibleOf({ game: harbour.title }),
  });
}

test('showing a game keeps every other field', async () => {
  const { api } = renderPage('/admin/games', {
    ...staffAnswers,
    updateGame: { data: { ...harbour, hidden: false } },
  });
  fireEvent.click(await visibleSwitch());
  await waitFor(() => expect(api.sent('updateGame')).toHaveLength(1));
  const { id: _id, poster: _poster, publicKey: _key, ...fields } = harbour;
  expect(api.sent('updateGame')[0]?.body).toEqual({ ...fields, hidden: false });
});

test('hiding a game can be undone for a while', async () => {
  const shown = { ...harbour, hidden: false, start: -1, end: 0 };
  const { api } = renderPage('/admin/games', {
    ...staffAnswers,
    listEditGames: { data: { data: [shown], length: 1, total: 1 } },
    getEditGame: { data: shown },
    updateGame: { data: { ...shown, hidden: true } },
  });
  fireEvent.click(await visibleSwitch());
  await screen.findByText(words.nowHidden({ game: harbour.title }));
  expect(screen.getByText(LL.frame.undoFor({ seconds: 8 }))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: LL.frame.undo() }));
  await waitFor(() => expect(api.sent('updateGame')).toHaveLength(2));
  const hidden = api.sent('updateGame').map(({ body }) => (body as GameInput).hidden);
  expect(hidden).toEqual([true, false]);
  await waitFor(() =>
    expect(screen.queryByText(words.nowHidden({ game: harbour.title }))).toBeNull(),
  );
});

test('a refused switch goes back and says why', async () => {
  renderPage('/admin/games', {
    ...staffAnswers,
    updateGame: { code: 'VALIDATION_FAILED', title: 'Not like this.' },
  });
  const toggle = await visibleSwitch();
  fireEvent.click(toggle);
  expect(await screen.findByText('Not like this.')).toBeTruthy();
  expect(toggle.checked).toBe(false);
});

test('a new game is sent hidden and opens its information', async () => {
  const { api } = renderPage('/admin/games', {
    ...staffAnswers,
    createGame: { data: harbour },
  });
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${words.newGame()}`) }));
  typeInto(await screen.findByRole('textbox', { name: LL.staff.newGame.name() }), ' Midwinter ');
  fireEvent.click(screen.getByRole('button', { name: LL.staff.newGame.create() }));
  await waitFor(() => expect(currentAddress()).toBe('/admin/games/12/info'));
  const sent = api.sent('createGame')[0]?.body as GameInput;
  expect(sent).toMatchObject({ title: 'Midwinter', hidden: true });
  expect((sent.end ?? 0) - (sent.start ?? 0)).toBe(48 * 3_600_000);
});

test('a new game without a title is not sent', async () => {
  const { api } = renderPage('/admin/games', staffAnswers);
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${words.newGame()}`) }));
  fireEvent.click(await screen.findByRole('button', { name: LL.staff.newGame.create() }));
  expect(await screen.findByText(LL.errors.field.REQUIRED())).toBeTruthy();
  expect(api.sent('createGame')).toHaveLength(0);
});

test('no games says what to do', async () => {
  renderPage('/admin/games', {
    ...staffAnswers,
    listEditGames: { data: { data: [], length: 0, total: 0 } },
  });
  expect(await screen.findByText(words.empty())).toBeTruthy();
});

test('a failed list can be tried again', async () => {
  const { api } = renderPage('/admin/games', {
    ...staffAnswers,
    listEditGames: { code: 'FORBIDDEN', title: 'Not for you.' },
  });
  expect(await screen.findByText('Not for you.')).toBeTruthy();
  api.set('listEditGames', staffAnswers.listEditGames);
  fireEvent.click(screen.getByRole('button', { name: LL.common.retry() }));
  expect(await screen.findByText(harbour.title)).toBeTruthy();
});

describe('a site with 2,000 games', () => {
  const counts = { all: 2000, running: 1, upcoming: 4, ended: 1995, hidden: 3 };
  // Few rows, because queries by role are slow on a full page.
  const some = Array.from({ length: 2 }, (_, index) => ({
    ...harbour,
    id: index + 1,
    title: `Game ${index + 1}`,
  }));
  const many = {
    ...staffAnswers,
    listEditGames: { data: { data: some, length: 2, total: 2000, counts } },
  };
  const asked = (api: ReturnType<typeof renderPage>['api']) =>
    api.sent('listEditGames').map(({ query }) => Object.fromEntries(query));
  const pager = () => screen.findByRole('navigation', { name: LL.staff.list.pages() });

  test('asks for one page of rows', async () => {
    const { api } = renderPage('/admin/games', many);
    await screen.findByText('Game 2');
    expect(asked(api)).toEqual([{ count: '50', skip: '0', sort: 'Phase', order: 'Ascending' }]);
    expect(screen.getByText(LL.staff.list.range({ from: 1, to: 50, total: 2000 }))).toBeTruthy();
  });

  test('asks for what the address says', async () => {
    const { api } = renderPage('/admin/games?q=game&show=hidden&sort=-start&page=3&size=25', many);
    await screen.findByText('Game 1');
    expect(asked(api)).toEqual([
      { count: '25', skip: '50', text: 'game', hidden: 'true', sort: 'Start', order: 'Descending' },
    ]);
  });

  test('the address keeps filters, sort and page, and Back restores the last', async () => {
    const { api } = renderPage('/admin/games', many);
    await screen.findByText('Game 1');
    fireEvent.click(
      within(await pager()).getByRole('link', { name: LL.staff.list.page({ page: 2 }) }),
    );
    expect(currentAddress()).toBe('/admin/games?page=2');
    fireEvent.click(screen.getByRole('button', { name: words.start() }));
    expect(currentAddress()).toMatch(/^\/admin\/games\?sort=-?start$/);
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${words.ended()}`) }));
    expect(currentAddress()).toContain('show=ended');
    await waitFor(() => expect(asked(api).at(-1)).toMatchObject({ phase: 'Ended', skip: '0' }));
    act(() => window.history.go(-2));
    await waitFor(() => expect(currentAddress()).toBe('/admin/games?page=2'));
  });

  test('keeps the rows while the next page loads', async () => {
    renderPage('/admin/games', many);
    await screen.findByText('Game 1');
    fireEvent.click(
      within(await pager()).getByRole('link', { name: LL.staff.list.page({ page: 2 }) }),
    );
    expect(screen.getByText('Game 1')).toBeTruthy();
  });

  test('a page past the end leads to the last', async () => {
    renderPage('/admin/games?page=99', many);
    await waitFor(() => expect(currentAddress()).toBe('/admin/games?page=40'));
  });

  test('without the extension it is shown in its own order, without search and filters', async () => {
    const { api } = renderPage('/admin/games?q=x', {
      ...many,
      getConfig: { data: { ...config, extensions: [] } },
    });
    await screen.findByText('Game 1');
    expect(asked(api)).toEqual([{ count: '50', skip: '0' }]);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('button', { name: words.start() })).toBeNull();
  });

  test('a new game is compared with the games of its days alone', async () => {
    const { api } = renderPage('/admin/games', many);
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${words.newGame()}`) }));
    await waitFor(() => expect(asked(api).at(-1)).toMatchObject({ count: '1', sort: 'Start' }));
    const { since, until } = asked(api).at(-1) ?? {};
    expect(Number(until) - Number(since)).toBe(48 * 3_600_000);
  });
});
