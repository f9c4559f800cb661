import { ADMINISTRATOR, PLAYER_PASSWORD } from '../fixtures/accounts.ts';
import { setupLink } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountPages } from '../pages/account.ts';
import { challengesPage } from '../pages/challenges.ts';
import { gameHeader, gamePage } from '../pages/game.ts';
import { scoreboardPage } from '../pages/scoreboard.ts';
import { setupPage } from '../pages/setup.ts';
import { staffPages } from '../pages/staff.ts';
import { teamsPage } from '../pages/teams.ts';

const GAME = 'Harbour CTF';
const TEAM = 'Long Splice';
const CHALLENGE = 'Cold storage';
const FLAG = 'flag{frozen_peas}';
const FILE = { name: 'box.txt', text: 'peas, frozen' };

const newcomer = (userName: string) => ({
  userName,
  email: `${userName}@crew.example`,
  password: PLAYER_PASSWORD,
});

/** An hour ago in the browser's time zone, in the format of a date field. */
function anHourAgo(timeZone: string): string {
  const local = new Date(Date.now() - 3_600_000).toLocaleString('sv-SE', { timeZone });
  return local.slice(0, 16).replace(' ', 'T');
}

test('from the set-up link of a new site to the first solved challenge', async ({
  freshSite,
  visit,
}) => {
  const organiser = await visit(freshSite);
  const player = await visit(freshSite);
  const staff = staffPages(organiser);

  await test.step('the organiser opens the one-time link and sets the site up', async () => {
    const setup = setupPage(organiser);
    await organiser.goto(setupLink(freshSite));
    await setup.nameAdministrator(ADMINISTRATOR);
    await setup.nameSite('Harbour');
    await setup.finish();
    await expect(organiser).toHaveTitle('Staff · Harbour');
  });

  await test.step('makes a running game and shows it', async () => {
    await staff.createGame(GAME, anHourAgo('Europe/Oslo'));
    await expect(organiser.getByRole('heading', { name: GAME, level: 1 })).toBeVisible();
    await organiser.goto('/admin/games');
    await staff.showGame(GAME);
    await expect(staff.shown(GAME)).toBeChecked();
  });

  await test.step('writes a challenge with a file and a flag, and enables it', async () => {
    await organiser.getByRole('link', { name: GAME }).click();
    await staff.openTab('Challenges');
    await staff.createChallenge({
      title: CHALLENGE,
      statement: 'What is in the **box**?',
      flag: FLAG,
      file: FILE,
    });
    await expect(staff.attachment(FILE.name)).toBeVisible();
    await staff.enable();
    await expect(staff.enabled).toBeChecked();
  });

  await test.step('a player registers, founds a team and joins', async () => {
    await player.goto('/');
    await player.getByRole('link', { name: GAME }).first().click();
    await player.getByRole('link', { name: 'Sign in to join' }).click();
    const account = accountPages(player);
    await account.toRegister();
    await account.register(newcomer('ada'));
    const game = gamePage(player);
    await game.createTeam(TEAM);
    await game.join(TEAM).click();
    await expect(game.waiting(TEAM)).toBeVisible();
  });

  await test.step('the organiser accepts the team, and its page says so by itself', async () => {
    await organiser.goto('/admin/games');
    await organiser.getByRole('link', { name: GAME }).click();
    await staff.openTab('Review');
    await staff.accept(TEAM);
    await expect(staff.decided(`${TEAM} accepted`)).toBeVisible();
    await expect(gamePage(player).accepted(TEAM)).toBeVisible();
  });

  const { card, panel } = challengesPage(player);
  const challenge = panel(CHALLENGE);

  await test.step('the player downloads the file', async () => {
    await gamePage(player).toChallenges.click();
    await card(CHALLENGE).click();
    expect(await challenge.download(FILE.name)).toBe(FILE.text);
  });

  await test.step('sends a wrong flag and the right one, and draws first blood', async () => {
    await expect(challenge.blood('First blood')).toContainText('still open');
    await challenge.submit('flag{melted}');
    await expect(challenge.verdict('Wrong')).toBeVisible();
    await challenge.submit(FLAG);
    await expect(challenge.verdict('Accepted')).toBeVisible();
    await expect(challenge.blood('First blood')).toContainText(TEAM);
    await expect(card(CHALLENGE)).toHaveAccessibleName(/solved, First blood$/);
  });

  await test.step('sees the notice of it, and one that the organiser posts', async () => {
    await staff.openTab('Notices');
    await staff.postNotice('Tea at five.');
    await expect(staff.postedNotice('Tea at five.')).toBeVisible();
    const header = gameHeader(player);
    await expect(header.bell).toHaveAccessibleName('Notices, 1 new');
    const notices = await header.openNotices();
    await expect(notices.message('Tea at five.')).toBeVisible();
    // It counts as read after a second, while the list stays open.
    await expect(header.bell).toHaveAccessibleName('Notices');
    await expect(await notices.blood(`${TEAM} first blood on ${CHALLENGE}`)).toBeVisible();
    await player.keyboard.press('Escape');
  });

  await test.step('sees a scheduled notice only once it is published', async () => {
    await staff.scheduleNotice('Prizes at nine.', '2099-12-31T18:00');
    await expect(staff.scheduled('Prizes at nine.')).toContainText('Scheduled for');
    const header = gameHeader(player);
    const notices = await header.openNotices();
    await expect(notices.message('Tea at five.')).toBeVisible();
    await expect(notices.message('Prizes at nine.')).toBeHidden();
    await player.keyboard.press('Escape');
    await staff.publishNow('Prizes at nine.');
    await expect(staff.postedNotice('Prizes at nine.')).toBeVisible();
    await expect(header.bell).toHaveAccessibleName('Notices, 1 new');
  });

  await test.step('and the team on the board', async () => {
    await gameHeader(player).scoreboard.click();
    await expect(scoreboardPage(player).team(TEAM)).toContainText('1,050');
  });

  await test.step('a second player joins by the invite link and sees the same', async () => {
    await player.goto('/teams');
    const link = await teamsPage(player).inviteLink();
    const mate = await visit(freshSite);
    await mate.goto(link);
    const account = accountPages(mate);
    await account.toRegister();
    await account.register(newcomer('bea'));
    await teamsPage(mate).join.click();
    await expect(teamsPage(mate).member(TEAM, 'bea')).toBeVisible();

    await mate.goto('/');
    await mate.getByRole('link', { name: GAME }).first().click();
    await gamePage(mate).join(TEAM).click();
    await gamePage(mate).toChallenges.click();
    const challenges = challengesPage(mate);
    await expect(challenges.card(CHALLENGE)).toHaveAccessibleName(/solved, First blood$/);
    await challenges.card(CHALLENGE).click();
    await expect(challenges.panel(CHALLENGE).blood('First blood')).toContainText(TEAM);
    await gameHeader(mate).scoreboard.click();
    await expect(scoreboardPage(mate).team(TEAM)).toContainText('1,050');
    const notices = await gameHeader(mate).openNotices();
    await expect(await notices.blood(`${TEAM} first blood on ${CHALLENGE}`)).toBeVisible();
  });
});
