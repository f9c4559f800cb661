import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { saveFile } from '../../../app/storage/save-file.ts';
import { config, linnea } from '../../../testing/fixtures.ts';
import { boardOf, gameAnswers, runningGame } from '../../../testing/game-data.ts';
import { currentAddress, LL, renderPage } from '../../../testing/render-page.tsx';

vi.mock('../../../app/storage/save-file.ts', () => ({ saveFile: vi.fn() }));

const PAGE = '/games/7/scoreboard';
const words = LL.scoreboard;
const names = () => boardOf(runningGame()).teams.map(({ name }) => name);

describe('the export', () => {
  async function openMenu() {
    await screen.findByRole('grid');
    fireEvent.click(screen.getByRole('button', { name: words.export() }));
    return within(await screen.findByRole('menu', { name: words.export() }));
  }

  test('saves the teams that are shown', async () => {
    renderPage(`${PAGE}?q=rats`, gameAnswers(runningGame()));
    const menu = await openMenu();
    fireEvent.click(menu.getByRole('menuitem', { name: words.csv() }));
    await expect.poll(() => saveFile).toHaveBeenCalledOnce();
    const [csv = '', , name] = vi.mocked(saveFile).mock.calls[0] ?? [];
    expect(name).toBe('scoreboard-7.csv');
    const lines = csv.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('"Bilge Rats"');
  });

  test('offers the feed for CTFtime where the server has it', async () => {
    renderPage(PAGE, {
      ...gameAnswers(runningGame()),
      getConfig: { data: { ...config, extensions: ['board', 'ctftime'] } },
    });
    const feed = (await openMenu()).getByRole('menuitem', { name: words.feed() });
    expect(feed.getAttribute('href')).toBe('/api/ext/game/7/ctftime');
  });

  test('has no feed where the server has none', async () => {
    renderPage(PAGE, gameAnswers(runningGame()));
    expect((await openMenu()).queryByRole('menuitem', { name: words.feed() })).toBeNull();
  });

  test('prints all teams in a table, which is gone afterwards', async () => {
    renderPage(PAGE, gameAnswers(runningGame()));
    await screen.findByRole('grid');
    expect(screen.queryByRole('table')).toBeNull();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const table = within(screen.getByRole('table', { hidden: true }));
    for (const name of names()) expect(table.getByText(name)).toBeDefined();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('table', { hidden: true })).toBeNull();
  });
});

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
});
