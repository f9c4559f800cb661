import type { GameStatistics } from '@halyard/sdk/types';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { config, linnea } from '../../../testing/fixtures.ts';
import { gameAnswers, runningGame } from '../../../testing/game-data.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';

const words = LL.staff.statistics;
const game = runningGame();
const STEP = 600_000;

const challenge = {
  id: 1,
  title: 'Sextant',
  category: 'Crypto',
  enabled: true,
  opened: 9,
  tried: 7,
  solved: 3,
  repeats: 1,
  wrong: 12,
} as const;

const statistics: GameStatistics = {
  time: game.start + 2 * STEP,
  teams: { registered: 12, accepted: 10, tried: 8, solved: 5 },
  registrations: { step: 3_600_000, bins: [{ time: game.start - 3_600_000, teams: 12 }] },
  activity: {
    step: STEP,
    bins: [
      { time: game.start, solves: 6, repeats: 1, wrong: 20, teams: 8, lastTeams: 3 },
      { time: game.start + STEP, solves: 2, repeats: 0, wrong: 1, teams: 5, lastTeams: 5 },
    ],
  },
  challenges: [
    challenge,
    { ...challenge, id: 2, title: 'Loose Cannon', opened: null, tried: 8, solved: 5, wrong: 2 },
  ],
  scores: {
    step: 500,
    bins: [
      { score: 0, teams: 6 },
      { score: 500, teams: 4 },
    ],
  },
};

const answers = {
  ...gameAnswers(game),
  getConfig: { data: { ...config, extensions: ['statistics'] } },
  getProfile: { data: { ...linnea, role: 'Monitor' as const } },
  getGameStatistics: { data: statistics },
};
const address = `/games/${game.id}/monitor/statistics`;

/** The cells of a table, row by row. */
function cellsOf(table: HTMLElement): string[][] {
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
}

async function openTable(title: string): Promise<string[][]> {
  const part = await screen.findByRole('region', { name: title });
  fireEvent.click(within(part).getByRole('button', { name: LL.common.asTable() }));
  return cellsOf(within(part).getByRole('table'));
}

describe('the statistics of a game', () => {
  test('are a tab of the monitor, with charts that are tables as well', async () => {
    renderPage(address, answers);
    const submissions = await openTable(words.submissions());
    expect(submissions.map((row) => row.slice(1))).toEqual([
      [words.solves(), words.repeats(), words.wrong()],
      ['6', '1', '20'],
      ['2', '0', '1'],
    ]);
    expect((await openTable(words.dropOff())).map((row) => row.at(-1))).toEqual([
      words.teams(),
      '8',
      '5',
    ]);
    expect(await openTable(words.scores())).toEqual([
      [LL.common.score(), words.teams()],
      ['0', '6'],
      ['500', '4'],
    ]);
    const tab = screen.getByRole('link', { name: LL.frame.places.statistics() });
    expect(tab.getAttribute('aria-current')).toBe('page');
  });

  test('list challenges by what is chosen, with a dash for what the server does not know', async () => {
    renderPage(address, answers);
    const table = await screen.findByRole('table', { name: words.challengesText({ count: 10 }) });
    const titles = () => cellsOf(table).map(([title]) => title?.replace(/^Crypto/, ''));
    expect(titles().slice(1)).toEqual(['Loose Cannon', 'Sextant']);
    expect(cellsOf(table)[1]).toContain(LL.staff.nothing());
    fireEvent.click(within(table).getByRole('button', { name: words.wrong() }));
    fireEvent.click(within(table).getByRole('button', { name: words.wrong() }));
    const wrong = cellsOf(table)
      .slice(1)
      .map((cells) => Number(cells.at(-1)));
    expect(wrong).toEqual(wrong.toSorted((a, b) => b - a));
  });

  test('are registrations only before the start of the game', async () => {
    renderPage(address, {
      ...answers,
      getGame: { data: { ...game, start: Date.now() + 3_600_000, end: Date.now() + 7_200_000 } },
    });
    expect(await screen.findByText(words.notStartedText())).toBeDefined();
    expect(screen.getByRole('region', { name: words.registrations() })).toBeDefined();
    expect(screen.queryByRole('region', { name: words.submissions() })).toBeNull();
  });

  test('say what there is not yet', async () => {
    renderPage(address, {
      ...answers,
      getGameStatistics: {
        data: {
          ...statistics,
          teams: { registered: 0, accepted: 0, tried: 0, solved: 0 },
          registrations: { step: 60_000, bins: [] },
          activity: { step: 60_000, bins: [] },
          challenges: [],
          scores: { step: 1, bins: [] },
        },
      },
    });
    expect(await screen.findByText(words.noRegistrations())).toBeDefined();
    expect(screen.getAllByText(words.nothingSent())).toHaveLength(3);
    expect(screen.getByText(words.noTeams())).toBeDefined();
    expect(screen.getByText(words.noChallenges())).toBeDefined();
  });

  test('can fail, and be asked for again', async () => {
    const { api } = renderPage(address, {
      ...answers,
      getGameStatistics: { code: 'INTERNAL' },
    });
    expect(await screen.findByText(words.loadFailed())).toBeDefined();
    api.set('getGameStatistics', { data: statistics });
    fireEvent.click(screen.getByRole('button', { name: LL.common.retry() }));
    expect(await screen.findByRole('region', { name: words.submissions() })).toBeDefined();
  });

  test('are not asked of a server without them, which has no tab for them', async () => {
    const { api } = renderPage(address, {
      ...answers,
      getConfig: { data: { ...config, extensions: [] } },
    });
    expect(await screen.findByText(words.notOffered())).toBeDefined();
    expect(screen.queryByRole('link', { name: LL.frame.places.statistics() })).toBeNull();
    expect(api.sent('getGameStatistics')).toEqual([]);
  });
});
