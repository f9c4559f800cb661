import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { detailsOf, gameAnswers, runningGame } from '../../../testing/game-data.ts';
import { linnea } from '../../../testing/fixtures.ts';
import { LL, renderPage } from '../../../testing/render-page.tsx';

const PAGE = '/games/7/challenges';
const game = runningGame();
const words = LL.game.solvedNote;

/** The details after somebody has solved Loose Cannon. */
function solvedBy(userName: string) {
  const details = detailsOf(game, [3]);
  const { rank } = details;
  const solvedChallenges = rank.solvedChallenges.map((solve) =>
    solve.id === 3 ? { ...solve, userName } : solve,
  );
  return { ...details, rank: { ...rank, solvedChallenges } };
}

async function openAndHear(userName: string) {
  const { api, queryClient, unmount } = renderPage(PAGE, gameAnswers(game));
  await screen.findByRole('link', { name: /^Loose Cannon/ });
  api.set('getGameDetails', { data: solvedBy(userName) });
  await act(() => queryClient.invalidateQueries());
  return unmount;
}

test('a solve of a team mate is celebrated once', async () => {
  const leave = await openAndHear('marlow');
  const title = words.byMate({ name: 'marlow', challenge: 'Loose Cannon' });
  expect(await screen.findByText(title)).toBeDefined();
  leave();
  const again = renderPage(PAGE, {
    ...gameAnswers(game),
    getGameDetails: { data: solvedBy('marlow') },
  });
  await screen.findByRole('link', { name: /^Loose Cannon/ });
  await act(() => again.queryClient.invalidateQueries());
  expect(screen.queryAllByText(title).length).toBeLessThanOrEqual(1);
});

test('one’s own solve is not, as its challenge says so', async () => {
  await openAndHear(linnea.userName);
  const title = words.byMate({ name: linnea.userName, challenge: 'Loose Cannon' });
  expect(screen.queryByText(title)).toBeNull();
});
