import {
  getSiteState,
  createChallenge,
  createContainer,
  getChallenge,
  joinGame,
  updateChallenge,
} from '@halyard/sdk';
import { ADMINISTRATOR, registerPlayer, signInAdministrator } from '../fixtures/accounts.ts';
import { expectAccessible, followSystemTheme } from '../fixtures/axe.ts';
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

const PREFIX = `halyard-traffic-${process.pid}`;
const TITLE = 'Harbour radio';
const TEAM = 'Long Wave';

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
    CONTAINER_NETWORK_PREFIX: PREFIX,
    CONTAINER_PORT_MAPPING: 'PlatformProxy',
  });
});

test.afterAll(async () => {
  await site.stop();
  await removeNetworks(PREFIX);
});

/** Reads what a container sends on a new connection through the proxy. */
function readAll(entry: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${site.url.replace('http', 'ws')}/api/proxy/${entry}`);
    socket.binaryType = 'arraybuffer';
    let text = '';
    socket.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
      text += new TextDecoder().decode(data);
    });
    socket.addEventListener('error', () => reject(new Error('The connection failed.')));
    socket.addEventListener('close', () => resolve(text.trim()));
  });
}

test('staff read what a team exchanged with its instance, and delete it', async ({ visit }) => {
  const organiser = await signInAdministrator(site.url);
  // It looks at its networks first, and Chromium ends requests while networks change.
  await getSiteState({ client: organiser.client });
  const { client } = organiser;
  const game = await openGame(client, 'Radio CTF');
  const { id: challengeId } = await createChallenge(
    game.id,
    { title: TITLE, category: 'Pwn', type: 'DynamicContainer' },
    { client },
  );
  const challenge = { gameId: game.id, challengeId };
  await updateChallenge(
    challenge,
    {
      containerImage: FLAG_IMAGE,
      exposePort: FLAG_PORT,
      enableTrafficCapture: true,
      isEnabled: true,
      content: 'Listen.',
    },
    { client },
  );
  const player = await registerPlayer(site.url, 'operator');
  const teamId = await createOwnTeam(player, TEAM);
  await joinGame(game.id, { teamId }, { client: player.client });
  await createContainer(challenge, { client: player.client });
  const findEntry = async () =>
    (await getChallenge(challenge, { client: player.client })).context.instanceEntry;
  await expect.poll(findEntry, { timeout: 60_000 }).toBeTruthy();
  const entry = (await findEntry()) ?? '';
  const flag = await readAll(entry);
  expect(flag).toMatch(/^flag\{/);

  const page = await visit(site, { as: organiser });
  await page.addInitScript(followSystemTheme);
  await page.goto(`/games/${game.id}/monitor/traffic`);
  await page.getByRole('option', { name: TITLE }).click();
  await page.getByRole('option', { name: TEAM }).click();
  const files = page.getByRole('table', { name: `Captures of ${TEAM}` });
  await files.getByRole('link').click();
  const content = page.getByRole('region', { name: /^Content of / });
  await expect(content.getByText('Flag seen')).toBeVisible();
  await expect(content.getByText(flag)).toHaveCount(0);
  await expectAccessible(page);
  await content.getByRole('switch', { name: 'Show flags' }).click();
  await expect(content.getByText(flag)).toBeVisible();

  await content.getByRole('button', { name: 'Delete this file…' }).click();
  const dialog = page.getByRole('alertdialog', { name: /^Delete .*\.pcap\.gz\?$/ });
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('1 file deleted')).toBeVisible();
  await page.goto('/admin/audit');
  await expect(page.getByText(`deleteCapture · ${TEAM}`)).toBeVisible();
});
