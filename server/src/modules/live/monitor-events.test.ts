import { expect, test } from 'vitest';
import { createContractSite } from '../../contract/contract-site.ts';
import { createStage } from '../../contract/stage.ts';
import { addUser } from '../submissions/testing/test-game.ts';
import { openStream } from './testing/open-stream.ts';

const site = await createContractSite();
const stage = createStage(site);

test('monitors hear each submission as an event, and a flag of another team as one more', async () => {
  const player = await stage.player();
  const { gameId } = player;
  const owner = await stage.player({ gameId });
  const challengeId = await stage.challenge(gameId, { type: 'DynamicAttachment' });
  await site.db
    .insertInto('instances')
    .values({
      participation_id: owner.participationId,
      challenge_id: challengeId,
      flag: 'flag{theirs}',
    })
    .execute();
  const userId = await addUser(site.db);
  await site.db.updateTable('users').set({ role: 'Monitor' }).where('id', '=', userId).execute();
  const as = await site.signIn(userId);
  const monitor = await openStream(['Event'], { server: site, game: gameId, as });
  await stage.submit(player.as, { gameId, challengeId }, 'flag{theirs}');
  await expect.poll(() => monitor.topics()).toEqual(['Event', 'Event']);
  expect(monitor.events.slice(1).map(({ event }) => event)).toMatchObject([
    {
      type: 'FlagSubmit',
      values: ['WrongAnswer', 'flag{theirs}', expect.any(String), String(challengeId)],
    },
    { type: 'CheatDetected', values: [expect.any(String), player.name, owner.name] },
  ]);
  monitor.close();
});
