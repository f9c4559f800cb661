import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { saveFile } from '../../../app/storage/save-file.ts';
import { config } from '../../../testing/fixtures.ts';
import { boardOf, gameAnswers, runningGame } from '../../../testing/game-data.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';

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
