import { createGame, createTeam, joinGame, listParticipations } from '@halyard/sdk';
import { inParallel } from '../../scripts/lib/in-parallel.ts';
import { ADMINISTRATOR, registerPlayer, signInAdministrator } from '../fixtures/accounts.ts';
import { press } from '../fixtures/keyboard.ts';
import { type Site, startSite } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';

const TEAMS = 50;
const AT_ONCE = 5;
const REASON = 'Two of you study elsewhere';

let site: Site;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite({
    ADMIN_NAME: ADMINISTRATOR.userName,
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    // Fifty people register from one address.
    RATE_LIMITS: 'off',
  });
});

test.afterAll(() => site.stop());

test('fifty teams are reviewed by keyboard, with a reason, a skip and an undo', async ({
  visit,
}) => {
  const organiser = await signInAdministrator(site.url);
  const { client } = organiser;
  const start = Date.now() - 3_600_000;
  const { id } = await createGame(
    { title: 'Review CTF', hidden: false, start, end: start + 24 * 3_600_000 },
    { client },
  );
  const names = Array.from({ length: TEAMS }, (_, index) => `Crew ${index + 1}`);
  await inParallel(names, AT_ONCE, async (name) => {
    const player = await registerPlayer(site.url, name.replace('Crew ', 'review-'));
    const team = await createTeam({ name }, { client: player.client });
    await joinGame(id, { teamId: team.id }, { client: player.client });
  });

  const page = await visit(site, { as: organiser });
  await page.goto(`/admin/games/${id}/review`);
  const open = page.getByRole('complementary', { name: 'Open team' });
  const name = open.getByRole('heading', { level: 2 }).first();
  await expect(name).toBeVisible();
  let keys = 0;
  /** Presses a key, and waits for the next team; returns the one it was about. */
  const decide = async (key: string): Promise<string> => {
    const team = await name.innerText();
    await page.keyboard.press(key);
    keys += 1;
    await expect(name).not.toHaveText(team);
    return team;
  };

  const rejected = await test.step('one is rejected with a reason', async () => {
    await open.getByRole('textbox', { name: /^Reason/ }).focus();
    await page.keyboard.type(REASON);
    const team = await name.innerText();
    await press(page, open.getByRole('button', { name: /^Reject/ }));
    await expect(name).not.toHaveText(team);
    return team;
  });
  const skipped = await test.step('one is skipped', () => decide('j'));
  await test.step('a wrong decision is taken back', async () => {
    const team = await decide('r');
    await page.keyboard.press('u');
    keys += 1;
    await expect(name).toHaveText(team);
  });
  await test.step('all others are accepted', async () => {
    for (let left = TEAMS - 2; left > 1; left -= 1) await decide('a');
    await page.keyboard.press('a');
    keys += 1;
    await expect(page.getByRole('status').filter({ hasText: ' accepted' })).toBeVisible();
  });

  await expect
    .poll(async () => {
      const all = await listParticipations(id, { client });
      return all.filter(({ status }) => status === 'Accepted').length;
    })
    .toBe(TEAMS - 2);
  const all = await listParticipations(id, { client });
  const stateOf = (team: string) => all.find((each) => each.team.name === team);
  expect(stateOf(rejected)).toMatchObject({ status: 'Rejected', reason: REASON });
  expect(stateOf(skipped)).toMatchObject({ status: 'Pending' });
  expect(keys, 'one for each other team, and two more').toBe(TEAMS + 1);
});
