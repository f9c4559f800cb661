import { ApiError } from '@halyard/sdk/react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { noteCall } from '../../../app/connection/connection.ts';
import { config, linnea, longSplice } from '../../../testing/fixtures.ts';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';
import { typeInto } from '../../../testing/type-into.ts';
import { boardOf, gameAnswers, runningGame } from '../../../testing/game-data.ts';

const PAGE = '/games/7/scoreboard';
const words = LL.scoreboard;

/** A board with many teams ranked above the user's own. */
function longBoard(game = runningGame()) {
  const board = boardOf(game);
  const [first, own] = board.teams;
  if (!first || !own) throw new Error('The board has no teams');
  const others = Array.from({ length: 60 }, (_, index) => ({
    ...first,
    id: 100 + index,
    name: `Crew ${index + 1}`,
    score: 900 - index,
    rank: index + 1,
  }));
  return { ...board, teams: [...others, { ...own, rank: 61 }] };
}

const rows = async () => within(await screen.findByRole('grid')).getAllByRole('row');

describe('the scoreboard', () => {
  test('lists teams with their points, the own one marked', async () => {
    renderPage(PAGE, gameAnswers(runningGame()));
    const grid = await screen.findByRole('grid');
    const own = within(grid).getByRole('link', { name: 'Long Splice' }).closest('[role="row"]');
    expect(own?.textContent).toContain('100');
    expect(own?.textContent).toContain(words.you());
  });

  test('keeps the own row in sight, however far down it is', async () => {
    renderPage(PAGE, { ...gameAnswers(runningGame()), getBoard: { data: longBoard() } });
    const grid = await screen.findByRole('grid');
    expect(grid.getAttribute('aria-rowcount')).toBe('63');
    expect(within(grid).queryByRole('link', { name: 'Crew 50' })).toBeNull();
    expect(within(grid).getByRole('link', { name: 'Long Splice' })).toBeDefined();
  });

  test('is open to strangers, who have no row to jump to', async () => {
    renderPage(PAGE, {
      ...gameAnswers(runningGame({ status: 'Unsubmitted', teamName: null })),
      getProfile: { code: 'NOT_SIGNED_IN' },
    });
    await screen.findByRole('grid');
    expect(screen.queryByRole('button', { name: words.jump() })).toBeNull();
  });

  test('finds teams, and the search is in the address', async () => {
    renderPage(PAGE, gameAnswers(runningGame()));
    await screen.findByRole('grid');
    typeInto(screen.getByRole('searchbox', { name: words.find() }), 'rats');
    await waitFor(() => expect(currentAddress()).toBe(`${PAGE}?q=rats`));
    expect(await rows()).toHaveLength(3);
    typeInto(screen.getByRole('searchbox', { name: words.find() }), 'nobody');
    expect(await screen.findByText(words.noMatchTitle({ search: 'nobody' }))).toBeDefined();
  });

  test('watches a team, shows the watched ones only, and forgets them', async () => {
    localStorage.clear();
    renderPage(`${PAGE}?team=12`, gameAnswers(runningGame()));
    const watch = await screen.findByRole('button', { name: words.dialog.watch() });
    expect(watch.getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByText(words.watched())).toBeNull();
    fireEvent.click(watch);
    expect(watch.getAttribute('aria-pressed')).toBe('true');
    fireEvent.keyDown(watch, { key: 'Escape' });
    const only = await screen.findByRole('button', { name: /^Watched/ });
    fireEvent.click(only);
    await waitFor(() => expect(currentAddress()).toBe(`${PAGE}?watched=1`));
    expect(await rows()).toHaveLength(3);
    expect(screen.getByRole('img', { name: words.watchedTeam() })).toBeDefined();
    fireEvent.click(only);
    await waitFor(() => expect(currentAddress()).toBe(PAGE));
  });

  test('offers no watch on the own team', async () => {
    renderPage(`${PAGE}?team=${longSplice.id}`, gameAnswers(runningGame()));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: words.dialog.watch() })).toBeNull();
  });

  test('shows what the address asks for', async () => {
    renderPage(`${PAGE}?view=compact&chart=off`, gameAnswers(runningGame()));
    const grid = await screen.findByRole('grid');
    expect(grid.getAttribute('aria-colcount')).toBe('5');
    expect(screen.getByRole('button', { name: words.chart() }).ariaExpanded).not.toBe('true');
  });

  test('reads the full board of servers without the compact one', async () => {
    const game = runningGame();
    const answers = gameAnswers(game);
    renderPage(PAGE, {
      ...answers,
      getConfig: { data: { ...config, extensions: [] } },
      getBoard: { code: 'NOT_FOUND' },
      getScoreboard: { data: fullBoard },
    });
    expect(await screen.findByRole('link', { name: 'Full Sail' })).toBeDefined();
  });

  test('says since when it is frozen, and is not final until it is released', async () => {
    const now = Date.now();
    const game = runningGame({
      start: now - 7_200_000,
      end: now - 60_000,
      freeze: now - 3_600_000,
    });
    const { api, queryClient } = renderPage(PAGE, gameAnswers(game));
    expect(await screen.findByText(/^Frozen since .*You see your own/)).toBeDefined();
    await screen.findByRole('grid');
    expect(screen.queryByText(words.final())).toBeNull();
    api.set('getGame', { data: { ...game, freeze: null } });
    await act(() => queryClient.refetchQueries({ queryKey: ['api', 'game', 7] }));
    expect(await screen.findByText(words.final())).toBeDefined();
    expect(screen.queryByText(/^Frozen since/)).toBeNull();
  });

  test('is asked for after the end, because a release of the freeze changes it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const now = Date.now();
    const game = runningGame({
      start: now - 7_200_000,
      end: now - 60_000,
      freeze: now - 3_600_000,
    });
    const { api } = renderPage(PAGE, gameAnswers(game));
    await screen.findByRole('grid');
    const before = api.sent('getBoard').length;
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect(api.sent('getBoard').length).toBeGreaterThan(before);
  });

  test('tells staff that players see an earlier one', async () => {
    renderPage(PAGE, {
      ...gameAnswers(runningGame({ freeze: Date.now() - 1000 })),
      getProfile: { data: { ...linnea, role: 'Monitor' } },
    });
    expect(await screen.findByText(/^Players see the scoreboard as of/)).toBeDefined();
    expect(screen.getByText(LL.terms.phase.frozen())).toBeDefined();
  });

  test('opens with the game', async () => {
    const start = Date.now() + 3_600_000;
    renderPage(PAGE, gameAnswers(runningGame({ start, end: start + 3_600_000 })));
    expect(await screen.findByText(words.waitingTitle())).toBeDefined();
  });

  test('keeps what it has when the server stops answering', async () => {
    const { api, queryClient } = renderPage(PAGE, gameAnswers(runningGame()));
    await screen.findByRole('grid');
    expect(screen.getByText(LL.frame.connection.polling())).toBeDefined();
    api.set('getBoard', { code: 'NOT_FOUND' });
    await act(() => queryClient.refetchQueries({ queryKey: ['api', 'ext', 'game', 7, 'board'] }));
    expect(await screen.findByText(/the server is not responding/)).toBeDefined();
    expect(screen.queryByText(LL.frame.connection.polling())).toBeNull();
    expect(screen.getByRole('grid')).toBeDefined();
  });

  test('says since when its news have stopped', async () => {
    renderPage(PAGE, gameAnswers(runningGame()));
    await screen.findByRole('grid');
    act(() => noteCall(new ApiError({ kind: 'network', title: 'The server cannot be reached' })));
    expect(screen.getByText(/^Reconnecting since \d\d:\d\d/)).toBeDefined();
    act(() => noteCall());
    expect(screen.queryByText(/^Reconnecting since/)).toBeNull();
  });

  test('says what failed when there is nothing to keep', async () => {
    renderPage(PAGE, {
      ...gameAnswers(runningGame()),
      getBoard: { code: 'FORBIDDEN' },
    });
    expect(await screen.findByText(words.failed())).toBeDefined();
  });
});

describe('the dialog of a team', () => {
  test('is in the address and adds up to the score', async () => {
    renderPage(PAGE, gameAnswers(runningGame()));
    fireEvent.click(await screen.findByRole('link', { name: 'tern.team' }));
    const dialog = await screen.findByRole('dialog');
    expect(currentAddress()).toBe(`${PAGE}?team=10`);
    const sum = within(dialog).getByRole('rowheader', { name: words.dialog.sum() }).closest('tr');
    expect(sum?.textContent).toContain('671');
    fireEvent.click(within(dialog).getByRole('button', { name: LL.common.close() }));
    await waitFor(() => expect(currentAddress()).toBe(PAGE));
  });

  test('walks the ranking', async () => {
    renderPage(`${PAGE}?team=10`, gameAnswers(runningGame()));
    const dialog = await screen.findByRole('dialog', { name: /tern.team/ });
    fireEvent.keyDown(dialog, { key: 'ArrowDown' });
    await screen.findByRole('dialog', { name: /Long Splice/ });
    expect(currentAddress()).toBe(`${PAGE}?team=${longSplice.id}`);
  });

  test('says that a team is not there', async () => {
    renderPage(`${PAGE}?team=999`, gameAnswers(runningGame()));
    expect(await screen.findByText(words.dialog.missingTitle())).toBeDefined();
  });
});

const fullBoard = {
  updateTimeUtc: Date.now(),
  bloodBonus: 0,
  timelines: [],
  divisions: [],
  challengeCount: 0,
  challenges: {},
  items: [
    {
      id: 5,
      name: 'Full Sail',
      bio: null,
      avatar: null,
      divisionId: null,
      score: 10,
      rank: 1,
      divisionRank: null,
      lastSubmissionTime: Date.now(),
      solvedChallenges: [],
      solvedCount: 0,
    },
  ],
};
