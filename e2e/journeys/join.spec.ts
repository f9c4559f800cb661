import {
  createDivision,
  createTeam,
  listParticipations,
  updateGame,
  getEditGame,
  updateParticipation,
} from '@halyard/sdk';
import { registerPlayer } from '../fixtures/accounts.ts';
import { openGame } from '../fixtures/games.ts';
import { expect, test } from '../fixtures/test.ts';
import { challengesPage } from '../pages/challenges.ts';
import { gamePage } from '../pages/game.ts';

test('joining with a division and its code, waiting, withdrawing, joining anew, and being accepted while the page is open', async ({
  organiser: { client },
  site,
  visit,
}) => {
  const game = await openGame(client, 'Division CTF');
  const stored = await getEditGame(game.id, { client });
  await updateGame(game.id, { ...stored, acceptWithoutReview: false }, { client });
  await createDivision(game.id, { name: 'Student', inviteCode: 'fjord-27' }, { client });
  await createDivision(game.id, { name: 'Open' }, { client });
  const player = await registerPlayer(site.url, 'division-player');
  const team = 'Rolling Hitch';
  await createTeam({ name: team }, { client: player.client });

  const page = await visit(site, { as: player, tolerated: [/400 \(Bad Request\)/] });
  const { join, code, division, waiting, withdraw, accepted, toChallenges } = gamePage(page);
  await page.goto(`/games/${game.id}`);
  await expect(join(team)).toBeDisabled();
  await division('Student').click();
  await code.fill('fjord-28');
  await join(team).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill('fjord-27');
  await join(team).click();
  await expect(waiting(team)).toBeVisible();
  await expect(page.getByText('Division: Student')).toBeVisible();

  await withdraw(team).click();
  await division('Open').click();
  await expect(code).toBeHidden();
  await join(team).click();
  await expect(page.getByText('Division: Open')).toBeVisible();

  const [own] = await listParticipations(game.id, { client });
  if (!own) throw new Error('The team has not joined.');
  const reason = 'Please add your student numbers.';
  await updateParticipation(own.id, { status: 'Rejected', reason }, { client });
  await expect(page.getByText(`Reason: ${reason}`)).toBeVisible();
  await updateParticipation(own.id, { status: 'Accepted' }, { client });
  await expect(accepted(team)).toBeVisible();
  await expect(page.getByText(`Reason: ${reason}`)).toBeHidden();
  await expect(withdraw(team)).toBeHidden();
  await toChallenges.click();
  await expect(challengesPage(page).card(game.challenges[0]?.title ?? '')).toBeVisible();
});

test('a page that is open through a whole game turns at its start and its end by itself', async ({
  organiser: { client },
  site,
  visit,
}) => {
  const game = await openGame(client, 'Sprint CTF', Date.now() + 3_600_000);
  const player = await registerPlayer(site.url, 'sprint-player');
  const page = await visit(site, { as: player });
  await page.goto(`/games/${game.id}`);
  const clock = (name: string) => page.getByRole('timer', { name });
  await expect(clock('To the start')).toBeVisible();
  const stored = await getEditGame(game.id, { client });
  const start = Date.now() + 6000;
  // Long enough for a busy machine to show that the game runs.
  const times = { start, end: start + 20_000 };
  await updateGame(game.id, { ...stored, ...times, practiceMode: false }, { client });
  await expect(clock('To the end')).toBeVisible();
  await expect(page.getByText('The game is over').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('link', { name: 'Final scoreboard' })).toBeVisible();
});
