import { connect } from 'node:net';
import {
  acceptTeamInvite,
  createChallenge,
  getSiteState,
  getTeamInvite,
  joinGame,
  listInstances,
  updateChallenge,
  updateSiteConfig,
} from '@halyard/sdk';
import { ADMINISTRATOR, registerPlayer, signInAdministrator } from '../fixtures/accounts.ts';
import { createOwnTeam, openGame } from '../fixtures/games.ts';
import { type Site, startSite } from '../fixtures/site.ts';
import {
  ENGINE_ADDRESS,
  FLAG_IMAGE,
  FLAG_PORT,
  makeFlagImage,
  removeNetworks,
} from '../fixtures/test-image.ts';
import { expect, test } from '../fixtures/test.ts';
import { challengesPage } from '../pages/challenges.ts';

const PREFIX = `halyard-e2e-${process.pid}`;
const TITLE = 'Harbour radio';

test.skip(ENGINE_ADDRESS === undefined, 'needs TEST_CONTAINER_ADDRESS');

let site: Site;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await makeFlagImage();
  site = await startSite({
    ADMIN_NAME: ADMINISTRATOR.userName,
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    CONTAINER_ENGINE: 'Docker',
    CONTAINER_ALLOW_UNISOLATED: 'on',
    CONTAINER_ADDRESS: ENGINE_ADDRESS ?? '',
    CONTAINER_PUBLIC_HOST: '127.0.0.1',
    CONTAINER_NETWORK_PREFIX: PREFIX,
  });
});

test.afterAll(async () => {
  await site.stop();
  await removeNetworks(PREFIX);
});

/** Reads what a service sends on a new connection. */
function readAll(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    connect({ host: '127.0.0.1', port })
      .on('data', (data) => (text += data.toString()))
      .on('error', reject)
      .on('close', () => resolve(text.trim()));
  });
}

test('a team starts its instance, connects, solves, extends and destroys it', async ({ visit }) => {
  const organiser = await signInAdministrator(site.url);
  // It looks at its networks first, and Chromium ends requests while networks change.
  await getSiteState({ client: organiser.client });
  const { client } = organiser;
  // An instance may be extended at once.
  await updateSiteConfig({ containerPolicy: { renewalWindow: 120 } }, { client });
  const game = await openGame(client, 'Radio CTF');
  const type = 'DynamicContainer';
  const { id } = await createChallenge(
    game.id,
    { title: TITLE, category: 'Pwn', type },
    { client },
  );
  const challenge = { gameId: game.id, challengeId: id };
  await updateChallenge(
    challenge,
    { containerImage: FLAG_IMAGE, exposePort: FLAG_PORT, isEnabled: true, content: 'Listen.' },
    { client },
  );
  const player = await registerPlayer(site.url, 'operator');
  const mate = await registerPlayer(site.url, 'listener');
  const teamId = await createOwnTeam(player, 'Long Wave');
  const invite = await getTeamInvite(teamId, { client: player.client });
  await acceptTeamInvite(invite, { client: mate.client });
  for (const each of [player, mate]) {
    await joinGame(game.id, { teamId }, { client: each.client });
  }
  const page = await visit(site, { as: player });
  // Ten seconds lie between a start and a stop: an earlier one is refused.
  const other = await visit(site, { as: mate, tolerated: [/429 \(Too Many Requests\)/] });
  const address = `/games/${game.id}/challenges?challenge=${id}`;
  await Promise.all([page.goto(address), other.goto(address)]);
  const box = page.getByRole('region', { name: `Instance of ${TITLE}` });
  const otherBox = other.getByRole('region', { name: `Instance of ${TITLE}` });
  await expect(otherBox.getByText('No instance')).toBeVisible();

  await box.getByRole('button', { name: 'Start' }).click();
  const line = box.getByText(/^nc 127\.0\.0\.1 \d+$/);
  await expect(line).toBeVisible({ timeout: 30_000 });
  const command = (await line.textContent()) ?? '';
  // The team mate sees the same one, without a reload.
  await expect(otherBox.getByText(command)).toBeVisible();

  const flag = await readAll(Number(command.split(' ').at(-1)));
  const { panel } = challengesPage(page);
  await panel(TITLE).submit(flag);
  await expect(panel(TITLE).verdict('Accepted')).toBeVisible();

  await test.step('the team sees it beside the challenges too', async () => {
    await other.goto(`/games/${game.id}/challenges`);
    const dock = other.getByRole('region', { name: 'Instances' });
    await expect(dock.getByRole('link', { name: TITLE })).toBeVisible();
    await other.goto(address);
  });

  const [before] = (await listInstances({}, { client })).data;
  await box.getByRole('button', { name: 'Extend +120 min' }).click();
  await expect
    .poll(async () => {
      const [now] = (await listInstances({}, { client })).data;
      return (now?.expectStopAt ?? 0) - (before?.expectStopAt ?? 0);
    })
    .toBe(120 * 60_000);

  await test.step('the organiser sees it', async () => {
    const staff = await visit(site, { as: organiser });
    await staff.goto('/admin/instances');
    const row = staff.getByRole('row', { name: /Long Wave/ });
    await expect(row).toContainText(TITLE);
    await staff.setViewportSize({ width: 320, height: 700 });
    await expect(row.getByRole('button', { name: 'Destroy' })).toBeInViewport({ ratio: 1 });
    await row.getByRole('button', { name: 'Log' }).click();
    const dialog = staff.getByRole('dialog', { name: /Long Wave/ });
    await expect(dialog.getByText('Processor', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Memory', { exact: true })).toBeVisible();
    await staff.close();
  });

  await expect(async () => {
    await otherBox.getByRole('button', { name: 'Destroy' }).click();
    const dialog = other.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Destroy' }).click();
    try {
      await expect(dialog).toBeHidden({ timeout: 10_000 });
    } catch (error) {
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      throw error;
    }
  }).toPass({ timeout: 120_000 });
  await expect(box.getByText('No instance')).toBeVisible();
  expect((await listInstances({}, { client })).data).toEqual([]);
});
