import {
  createTeam,
  getBoard,
  getEditGame,
  joinGame,
  releaseFreeze,
  submitFlag,
  updateGame,
} from '@halyard/sdk';
import { registerPlayer } from '../fixtures/accounts.ts';
import { openGame, playGame } from '../fixtures/games.ts';
import { expect, test } from '../fixtures/test.ts';
import { challengesPage } from '../pages/challenges.ts';
import { scoreboardPage } from '../pages/scoreboard.ts';

const HOUR = 3_600_000;
/** The time from a change of the game's times to the moment that it sets. */
const SOON = 4000;
/** The error of a request at the very moment of the start or the end; the page does not show it. */
const AT_THE_EDGE = /400 \(Bad Request\) \S+\/details$/;
const [OWN, RIVAL] = ['Figure Eight', 'Zeppelin Bend'] as const;

test('a game that starts, freezes and ends while its pages are open, and is released', async ({
  organiser: { client },
  site,
  visit,
}) => {
  const game = await openGame(client, 'Phases CTF', Date.now() + HOUR);
  const { id: gameId } = game;
  const [first, second] = game.challenges;
  if (!first || !second) throw new Error('The game has too few challenges.');
  const player = await registerPlayer(site.url, 'phases-player');
  await playGame(player, game, OWN, 0);
  const rival = await registerPlayer(site.url, 'phases-rival');
  const { id: teamId } = await createTeam({ name: RIVAL }, { client: rival.client });
  await joinGame(gameId, { teamId }, { client: rival.client });

  const page = await visit(site, { as: player, tolerated: [AT_THE_EDGE] });
  const boardPage = await page.context().newPage();
  const { card, panel } = challengesPage(page);
  const board = scoreboardPage(boardPage);
  await page.goto(`/games/${gameId}/challenges`);
  await boardPage.goto(`/games/${gameId}/scoreboard`);

  const change = async (times: { start?: number; freeze?: number; end?: number }) =>
    updateGame(
      gameId,
      { ...(await getEditGame(gameId, { client })), practiceMode: false, ...times },
      { client },
    );
  const solve = ({ id: challengeId, flag }: typeof first) =>
    submitFlag({ gameId, challengeId }, { flag }, { client: rival.client });
  /** What staff see. */
  const scoreOf = async (name: string) => {
    const { teams } = await getBoard(gameId, { client });
    return (teams.find((team) => team.name === name)?.score ?? 0).toLocaleString('en-US');
  };

  await test.step('starts', async () => {
    await expect(page.getByText('The challenges open here automatically')).toBeVisible();
    await expect(boardPage.getByText('The scoreboard opens with the game')).toBeVisible();
    await change({ start: Date.now() + SOON });
    await expect(card(first.title)).toBeVisible();
    await expect(board.open(RIVAL).first()).toBeVisible();
  });

  await solve(first);
  const frozen = await scoreOf(RIVAL);
  await expect(board.team(RIVAL)).toContainText(frozen);

  await test.step('freezes: only own solves are shown from then on', async () => {
    await change({ freeze: Date.now() + SOON });
    await expect(boardPage.getByText(/^Frozen since/)).toBeVisible();
    await expect(page.getByText('Frozen', { exact: true }).first()).toBeVisible();
    await solve(second);
    await card(second.title).click();
    await panel(second.title).submit(second.flag);
    await expect(panel(second.title).verdict('Accepted')).toBeVisible();
    await expect(card(second.title)).toHaveAccessibleName(/solved/);
    expect(await scoreOf(RIVAL)).not.toBe(frozen);
    await expect(board.team(RIVAL)).toContainText(frozen);
    await expect(board.team(OWN)).not.toContainText(await scoreOf(OWN));
  });

  await test.step('ends, and stays frozen', async () => {
    await change({ end: Date.now() + SOON });
    await expect(page.getByText('The game is over').first()).toBeVisible();
    await expect(boardPage.getByText('Ended', { exact: true }).first()).toBeVisible();
    await expect(board.team(RIVAL)).toContainText(frozen);
  });

  await test.step('shows everything when staff release it', async () => {
    await releaseFreeze(gameId, { client });
    await expect(board.team(RIVAL)).toContainText(await scoreOf(RIVAL));
    await expect(board.team(OWN)).toContainText(await scoreOf(OWN));
    await expect(boardPage.getByText(/^Frozen since/)).toBeHidden();
  });
});
