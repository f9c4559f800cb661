import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Board, BoardSolve, Game } from '@halyard/sdk/types';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { bloodName } from '../../../game/term-words.ts';
import { linnea } from '../../../testing/fixtures.ts';
import { boardOf, gameAnswers, runningGame } from '../../../testing/game-data.ts';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';

const PAGE = '/games/7/scoreboard';
const HOUR = 3_600_000;
const words = LL.scoreboard;
const names = () => boardOf(runningGame()).teams.map(({ name }) => name);

/** Opens the projector of a game with this board. */
function present(game: Game, board: Board = boardOf(game), search = '') {
  const answers = { ...gameAnswers(game), getBoard: { data: board } };
  return renderPage(`${PAGE}?present=1${search}`, answers);
}

/** The board with the solves of the second team replaced, the last one now. */
function withSolves(game: Game, solves: readonly BoardSolve[]): Board {
  const board = boardOf(game);
  const teams = board.teams.map((team, index) =>
    index === 1 ? { ...team, solves: [...solves] } : team,
  );
  return { ...board, teams };
}

describe('the projector', () => {
  test('shows the teams without the frame of the site, and Esc leaves it', async () => {
    renderPage(PAGE, gameAnswers(runningGame()));
    await screen.findByRole('grid');
    fireEvent.click(screen.getByRole('button', { name: words.projector.open() }));
    const count = names().length;
    const list = await screen.findByRole('list', {
      name: words.projector.places({ from: 1, to: count }),
    });
    expect(within(list).getAllByRole('listitem')).toHaveLength(count);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(currentAddress()).toBe(`${PAGE}?present=1`);
    fireEvent.keyDown(window, { key: 'Escape' });
    await screen.findByRole('grid');
    expect(currentAddress()).toBe(PAGE);
  });

  test('turns its pages with the arrow keys', async () => {
    const board = boardOf(runningGame());
    const [first] = board.teams;
    if (!first) throw new Error('The board has no teams');
    const teams = Array.from({ length: 25 }, (_, index) => ({
      ...first,
      id: index + 1,
      name: `Crew ${index + 1}`,
    }));
    renderPage(`${PAGE}?present=1`, {
      ...gameAnswers(runningGame()),
      getBoard: { data: { ...board, teams } },
    });
    const places = (from: number, to: number) =>
      screen.findByRole('list', { name: words.projector.places({ from, to }) });
    expect(within(await places(1, 10)).getByText('Crew 10')).toBeDefined();
    fireEvent.keyDown(window, { key: 'ArrowLeft' });
    expect(within(await places(21, 25)).getByText('Crew 25')).toBeDefined();
    fireEvent.keyDown(window, { key: 'ArrowRight' });
    await places(1, 10);
    fireEvent.keyDown(window, { key: 'ArrowRight' });
    expect(within(await places(11, 20)).getByText('Crew 11')).toBeDefined();
  });

  test('does not show the current scoreboard while it is frozen, though staff may read it', async () => {
    const game = runningGame({ freeze: Date.now() - 60_000 });
    renderPage(`${PAGE}?present=1`, {
      ...gameAnswers(game),
      getProfile: { data: { ...linnea, role: 'Monitor' } },
    });
    expect(await screen.findByText(words.projector.staff())).toBeDefined();
    for (const name of names()) expect(screen.queryByText(name)).toBeNull();
  });

  test('shows players the frozen one', async () => {
    renderPage(`${PAGE}?present=1`, gameAnswers(runningGame({ freeze: Date.now() - 60_000 })));
    expect(await screen.findByText(words.projector.stands())).toBeDefined();
    expect(await screen.findByText(names()[0] ?? '')).toBeDefined();
  });

  test('waits for the start', async () => {
    const start = Date.now() + 3_600_000;
    renderPage(`${PAGE}?present=1`, gameAnswers(runningGame({ start, end: start + 3_600_000 })));
    expect(await screen.findByText(/^Starts /)).toBeDefined();
  });

  test('turns its pages by itself, and says when', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const board = boardOf(runningGame());
    const [first] = board.teams;
    if (!first) throw new Error('The board has no teams');
    const teams = Array.from({ length: 12 }, (_, index) => ({ ...first, id: 100 + index }));
    present(runningGame(), { ...board, teams });
    await screen.findByRole('list', { name: words.projector.places({ from: 1, to: 10 }) });
    expect(screen.getByText(/next in 1\d s$/)).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await screen.findByRole('list', { name: words.projector.places({ from: 11, to: 12 }) });
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await screen.findByRole('list', { name: words.projector.places({ from: 1, to: 10 }) });
  });

  test('switches between dark and light with d, and not with Ctrl+D', async () => {
    present(runningGame());
    await screen.findByRole('list', { name: words.projector.lastSolves() });
    const shown = () => document.documentElement.dataset['theme'];
    const before = shown();
    fireEvent.keyDown(window, { key: 'd', ctrlKey: true });
    expect(shown()).toBe(before);
    fireEvent.keyDown(window, { key: 'd' });
    expect(shown()).not.toBe(before);
    fireEvent.keyDown(window, { key: 'd' });
    expect(shown()).toBe(before);
  });

  test('lists the last solves, newest first, and the figures of the game', async () => {
    present(runningGame());
    const list = await screen.findByRole('list', { name: words.projector.lastSolves() });
    const rows = within(list).getAllByRole('listitem');
    expect(rows).toHaveLength(5);
    // The third solve of the first team is the last one.
    expect(rows[0]?.textContent).toContain('tern.team');
    expect(rows[0]?.textContent).toContain('Welcome Aboard');
    expect(
      screen.getByText(words.projector.facts({ teams: 3, solves: 5, solved: 4, all: 4 })),
    ).toBeDefined();
  });

  test('announces a blood while it is new, and never an older one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const game = runningGame();
    const seconds = Math.floor((Date.now() - game.start) / 1000);
    present(game, withSolves(game, [[3, seconds, 1, 571]]));
    const pennant = await screen.findByLabelText(bloodName(LL, 1));
    const band = pennant.closest('[role="status"]');
    expect(band?.textContent).toContain('Long Splice');
    expect(band?.textContent).toContain('Loose Cannon');
    await act(() => vi.advanceTimersByTimeAsync(21_000));
    expect(screen.queryByLabelText(bloodName(LL, 1))).toBeNull();
  });

  test('does not announce a solve without a blood', async () => {
    const game = runningGame();
    const seconds = Math.floor((Date.now() - game.start) / 1000);
    present(game, withSolves(game, [[3, seconds, 4, 471]]));
    const list = await screen.findByRole('list', { name: words.projector.lastSolves() });
    expect(within(list).getAllByRole('listitem')[0]?.textContent).toContain('Long Splice');
    for (const place of [1, 2, 3] as const)
      expect(screen.queryByLabelText(bloodName(LL, place))).toBeNull();
  });

  test('says that nobody has solved anything', async () => {
    const game = runningGame();
    const board = boardOf(game);
    present(game, { ...board, teams: board.teams.map((team) => ({ ...team, solves: [] })) });
    expect(await screen.findByText(words.projector.noSolves())).toBeDefined();
  });

  test('shows one division with its own places', async () => {
    const game = runningGame();
    const board = boardOf(game);
    const [first, ...others] = board.teams.map((team, index) => ({
      ...team,
      ...(index > 0 && { divisionId: 3, divisionRank: index }),
    }));
    if (!first) throw new Error('The board has no teams');
    const divisions = [{ id: 3, name: 'Juniors' }];
    present(game, { ...board, divisions, teams: [first, ...others] }, '&division=3');
    const list = await screen.findByRole('list', {
      name: words.projector.places({ from: 1, to: 2 }),
    });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^1.*Long Splice/),
      expect.stringMatching(/^2.*Bilge Rats/),
    ]);
  });

  test('says that the game is over, and that what stands there is final', async () => {
    present(runningGame({ end: Date.now() - HOUR }));
    expect(await screen.findByText(/^Ended /)).toBeDefined();
    expect(screen.getByText(words.final())).toBeDefined();
  });

  test('does not call the scoreboard final while it is frozen after the end', async () => {
    present(runningGame({ end: Date.now() - HOUR, freeze: Date.now() - 2 * HOUR }));
    expect(await screen.findByText(/^Frozen since /)).toBeDefined();
    expect(screen.queryByText(words.final())).toBeNull();
  });

  test('keeps the screen on until it is left', async () => {
    const release = vi.fn();
    const request = vi.fn().mockResolvedValue({ release });
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
    present(runningGame());
    await expect.poll(() => request).toHaveBeenCalledWith('screen');
    expect(release).not.toHaveBeenCalled();
    fireEvent.keyDown(window, { key: 'Escape' });
    await expect.poll(() => release).toHaveBeenCalled();
  });
});
