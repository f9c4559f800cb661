import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '../app/storage/save-file.ts';
import { basicGames } from '../testing/fixtures.ts';
import { gameAnswers, runningGame } from '../testing/game-data.ts';
import { LL, renderPage } from '../testing/render-page.tsx';

vi.mock('../app/storage/save-file.ts', () => ({ saveFile: vi.fn() }));
beforeEach(() => vi.mocked(saveFile).mockClear());

const HOUR = 3_600_000;

async function saveBy(name: string) {
  const button = await screen.findByRole('button', { name });
  await expect.poll(() => button).toHaveProperty('disabled', false);
  fireEvent.click(button);
  await expect.poll(() => saveFile).toHaveBeenCalled();
  const [text = '', , file] = vi.mocked(saveFile).mock.calls[0] ?? [];
  return { file, titles: [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title) };
}

test('a game that has not started can be added to a calendar from its page', async () => {
  const start = Date.now() + HOUR;
  const game = runningGame({ start, end: start + HOUR });
  renderPage('/games/7', gameAnswers(game));
  const { file, titles } = await saveBy(LL.games.addToCalendar());
  expect(file).toBe('game-7.ics');
  expect(titles).toEqual([game.title]);
});

test('games that have not started can be added from their rows on the home page', async () => {
  const [running, next] = basicGames(Date.now()).map((game) => ({ ...game, status: null }));
  if (!running || !next) throw new Error('There are too few games.');
  renderPage('/', { listRecentGames: { data: [running, next] } });
  const label = ({ title }: typeof next) =>
    LL.games.stepOf({ step: LL.games.addToCalendar(), game: title });
  const { file, titles } = await saveBy(label(next));
  expect(file).toBe(`game-${next.id}.ics`);
  expect(titles).toEqual([next.title]);
  // The running one has the first card.
  expect(screen.queryByRole('button', { name: new RegExp(LL.games.addToCalendar()) })).toBe(
    screen.getByRole('button', { name: label(next) }),
  );
});

test('so can the next game from the first card of the home page', async () => {
  const [, next] = basicGames(Date.now()).map((game) => ({ ...game, status: null }));
  if (!next) throw new Error('There are too few games.');
  renderPage('/', { listRecentGames: { data: [next] } });
  const { titles } = await saveBy(LL.games.addToCalendar());
  expect(titles).toEqual([next.title]);
});

test('the games of a list can be added at once', async () => {
  const games = basicGames(Date.now());
  renderPage('/games', {
    listGames: { data: { data: games, length: games.length, total: games.length } },
    listRecentGames: { data: games },
  });
  const { file, titles } = await saveBy(LL.games.addAllToCalendar());
  expect(file).toBe('games.ics');
  expect(titles).toEqual(games.map(({ title }) => title));
});
