import { type Client, getBoard } from '@halyard/sdk';
import { registerPlayer } from '../fixtures/accounts.ts';
import { openGame, playGame } from '../fixtures/games.ts';
import { expect, test } from '../fixtures/test.ts';
import { challengesPage } from '../pages/challenges.ts';
import { gameHeader } from '../pages/game.ts';
import { scoreboardPage } from '../pages/scoreboard.ts';

const TEAMS = ['Rolling Hitch', 'Sheet Bend'] as const;

test('two teams send the right flag at the same moment: one draws first blood, and all pages agree', async ({
  organiser: { client },
  site,
  visit,
}) => {
  const game = await openGame(client, 'Race CTF');
  const [raced] = game.challenges;
  if (!raced) throw new Error('The game has no challenge.');
  const open = async (team: string, index: number) => {
    const player = await registerPlayer(site.url, `race-${index}`);
    await playGame(player, game, team, 0);
    const page = await visit(site, { as: player });
    await page.goto(`/games/${game.id}/challenges`);
    await challengesPage(page).card(raced.title).click();
    return { team, page, panel: challengesPage(page).panel(raced.title) };
  };
  const racers = await Promise.all(TEAMS.map(open));
  for (const { panel } of racers) await panel.flag.fill(raced.flag);

  await Promise.all(racers.map(({ panel }) => panel.flag.press('Enter')));
  for (const { panel } of racers) await expect(panel.verdict('Accepted')).toBeVisible();

  const [racer] = racers;
  if (!racer) throw new Error('Nobody races.');
  const first = racer.panel.blood('First blood');
  await expect(first).toContainText(/Rolling Hitch|Sheet Bend/);
  const text = await first.innerText();
  const [winner, second] = text.includes(TEAMS[0]) ? TEAMS : [TEAMS[1], TEAMS[0]];

  // The board is published within a second.
  await expect
    .poll(async () => Object.values(await readScores(game.id, client)).filter((score) => score > 0))
    .toHaveLength(TEAMS.length);
  const scores = await readScores(game.id, client);
  expect(scores[winner]).toBeGreaterThan(scores[second] ?? 0);

  for (const { page, panel, team } of racers) {
    await expect(panel.blood('First blood')).toContainText(winner);
    await expect(panel.blood('Second blood')).toContainText(second);
    const rank = team === winner ? 'First blood' : 'Second blood';
    await expect(challengesPage(page).card(raced.title)).toHaveAccessibleName(
      new RegExp(`solved, ${rank}$`),
    );
    const notices = await gameHeader(page).openNotices();
    await expect(await notices.blood(`${winner} first blood on ${raced.title}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await gameHeader(page).scoreboard.click();
    for (const name of TEAMS) {
      const score = scores[name]?.toLocaleString('en-US') ?? 'no score';
      await expect(scoreboardPage(page).team(name)).toContainText(score);
    }
  }
});

async function readScores(gameId: number, client: Client): Promise<Record<string, number>> {
  const { teams } = await getBoard(gameId, { client });
  return Object.fromEntries(teams.map(({ name, score }) => [name, score]));
}
