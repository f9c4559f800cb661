import {
  type Client,
  decideCheatCase,
  listEditChallenges,
  listParticipations,
  updateChallenge,
} from '@halyard/sdk';
import { registerMonitor, registerPlayer } from '../fixtures/accounts.ts';
import { expectAccessible, followSystemTheme } from '../fixtures/axe.ts';
import { stealFlag } from '../fixtures/cheating.ts';
import { openGame, playGame } from '../fixtures/games.ts';
import { expect, test } from '../fixtures/test.ts';

test('a stolen flag leads to a case: a monitor notes and keeps evidence, an administrator suspends the team', async ({
  organiser,
  site,
  visit,
}) => {
  test.slow();
  const { client } = organiser;
  const game = await openGame(client, 'Cheat CTF');
  const owner = await registerPlayer(site.url, 'cheat-owner');
  const thief = await registerPlayer(site.url, 'cheat-thief');
  await playGame(owner, game, 'Tidal Lock', 0);
  await playGame(thief, game, 'Undertow', 1);
  const flag = await stealFlag(client, { game, owner, thief });
  const address = `/games/${game.id}/monitor/cheatinfo`;

  const monitor = await registerMonitor(site.url, 'cheat-monitor', client);
  const watch = await visit(site, { as: monitor });
  await watch.goto(address);
  await expect(
    watch.getByRole('heading', { name: 'Undertow sent flags of Tidal Lock' }),
  ).toBeVisible();
  await expect(watch.getByRole('button', { name: 'Decide…' })).toBeHidden();
  await watch.getByRole('textbox', { name: 'New note' }).fill('Asked both captains.');
  await watch.getByRole('button', { name: 'Add note' }).click();
  await expect(watch.getByRole('list', { name: 'Notes' })).toContainText('Asked both captains.');
  await watch.getByRole('button', { name: 'Add evidence…' }).click();
  const moments = watch.getByRole('dialog', { name: 'Add evidence from the timeline' });
  const theft = moments.getByRole('listitem').filter({ hasText: 'foreign flag' });
  await theft.getByRole('button', { name: 'Add' }).click();
  await expect(theft.getByRole('button', { name: 'Added' })).toBeDisabled();
  await moments.getByRole('button', { name: 'Close' }).last().click();

  await rename(game.id, 'Sextant', 'Astrolabe', client);
  const admin = await visit(site, { as: organiser, tolerated: [/409 \(Conflict\)/] });
  await admin.addInitScript(followSystemTheme);
  await admin.goto(address);
  const decide = admin.getByRole('button', { name: 'Decide…' });
  const decision = admin.getByRole('dialog', { name: 'Decide about this case' });
  const save = decision.getByRole('button', { name: 'Save decision' });
  await decide.click();
  await decision.getByRole('radio', { name: /^Confirmed/ }).check();
  await decision.getByRole('textbox', { name: 'Reason' }).fill('Both captains have told us.');
  await expectAccessible(admin);
  const pair = await pairOf(game.id, client);
  await decideCheatCase({ gameId: game.id, ...pair }, { state: 'Watched' }, { client });
  await save.click();
  await expect(decision).toContainText('Somebody else');
  await decision.getByRole('button', { name: 'Cancel' }).click();
  await decide.click();
  await decision.getByRole('radio', { name: /^Confirmed/ }).check();
  await decision.getByRole('textbox', { name: 'Reason' }).fill('Both captains have told us.');
  await save.click();
  await expect(decision).toBeHidden();
  await expect(admin.getByText(/Both captains have told us/)).toBeVisible();
  await expect(admin.getByRole('region', { name: 'Undertow' })).toContainText('Suspended');
  const evidence = admin.getByRole('list', { name: 'Evidence' });
  await expect(evidence).toContainText('Undertow, cheat-thief: Flag sent, Cheat, Sextant');
  await expect(evidence).not.toContainText(flag);

  await admin.getByRole('combobox', { name: /^State/ }).click();
  await admin.getByRole('option', { name: 'Confirmed (1)' }).click();
  await expect(admin.getByRole('list', { name: 'Pairs of teams' })).toContainText('Confirmed');
  expect(admin.url()).toContain('view=confirmed');

  await admin.goto('/admin/audit');
  for (const operation of ['decideCheatCase', 'pinCheatEvidence', 'addCheatNote']) {
    await expect(admin.getByText(operation).first()).toBeVisible();
  }

  const play = await visit(site, { as: thief });
  await play.goto(`/games/${game.id}`);
  await expect(play.getByText('Undertow is suspended').first()).toBeVisible();
});

async function pairOf(gameId: number, client: Client) {
  const [one, other] = await listParticipations(gameId, { client });
  return { participationId: one?.id ?? 0, otherParticipationId: other?.id ?? 0 };
}

async function rename(gameId: number, from: string, title: string, client: Client) {
  const challenges = await listEditChallenges(gameId, { client });
  const challengeId = challenges.find((each) => each.title === from)?.id ?? 0;
  await updateChallenge({ gameId, challengeId }, { title }, { client });
}
